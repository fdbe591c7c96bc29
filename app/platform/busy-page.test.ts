import {expect, it} from 'vitest';
import {createBusyPage} from './busy-page.server';

const page = () => createBusyPage('/assets/app.css', {nonce: 'a-nonce'});

it('asks to come back in a few seconds, and is not stored', () => {
  const {status, headers} = page();
  expect(status).toBe(503);
  expect(headers.get('Retry-After')).toBe('5');
  expect(headers.get('Cache-Control')).toBe('private, no-store');
});

it('is a page of the shop with links to itself and to the cart', async () => {
  const html = await page().text();
  expect(html).toContain('<link rel="stylesheet" href="/assets/app.css">');
  expect(html).toContain('<h1 class="mt-6 text-title">We are very busy right now</h1>');
  expect([...html.matchAll(/<a href="([^"]*)"/g)].map(([, href]) => href)).toEqual(['', '/cart']);
});

it('has a nonce on its only script, and no inline styles', async () => {
  const html = await page().text();
  expect(html.match(/<script/g)).toHaveLength(1);
  expect(html).toContain('<script nonce="a-nonce">');
  expect(html).not.toMatch(/style=|<style/);
});
