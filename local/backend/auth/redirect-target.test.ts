import {describe, expect, it} from 'vitest';
import {readSettings} from '../settings';
import {redirectTarget} from './redirect-target';

const SITE = 'http://localhost:3000';
const settings = {...readSettings('nowhere', SITE), redirectUrls: [`${SITE}/auth/*`, 'https://*.shop.example/**']};

describe('redirectTarget', () => {
  it.each([
    `${SITE}/`,
    `${SITE}/auth/callback`,
    `${SITE}/auth/callback?returnTo=%2F`,
    'https://preview.shop.example/a/b',
  ])('allows %s', (url) => {
    expect(redirectTarget(url, settings).href).toBe(url);
  });

  it.each([
    null,
    '',
    '/auth/callback',
    `${SITE}/auth/a/b`,
    `${SITE}/other`,
    'https://evil.example/auth/callback',
    `${SITE}.evil.example/auth/callback`,
    'http://localhost:3000@evil.example/auth/callback',
    'http://user@localhost:3000/auth/callback',
    'https://localhost:3000/auth/callback',
    `${SITE}/auth/../other`,
    'https://a.b.shop.example/x',
    'https://evil.example/.shop.example/',
    'javascript:alert(1)',
    'data:text/html,x',
  ])('replaces %s with the site URL', (url) => {
    expect(redirectTarget(url, settings).href).toBe(`${SITE}/`);
  });
});
