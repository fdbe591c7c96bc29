import {describe, expect, it} from 'vitest';
import {createCookieJar} from './cookie-jar.server';
import {parseConfig} from './env.server';
import {finishResponse, requestNonce} from './http.server';

const config = parseConfig({});
const page = () => new Response('<p>', {headers: {'Content-Type': 'text/html'}});

describe('the last step of a response', () => {
  it('appends every cookie and erases none', () => {
    const cookies = createCookieJar();
    cookies.append('cart=1');
    cookies.append('session=2');
    const response = finishResponse(new Response(null, {headers: {'Set-Cookie': 'first=0'}}), {nonce: 'n', cookies});
    expect(response.headers.getSetCookie()).toEqual(['first=0', 'cart=1', 'session=2']);
  });

  it('keeps a response with cookies out of shared caches', () => {
    const cookies = createCookieJar();
    cookies.append('cart=1');
    const cacheable = new Response(null, {headers: {'Cache-Control': 'public, max-age=60'}});
    expect(finishResponse(cacheable, {nonce: 'n', cookies}).headers.get('Cache-Control')).toBe('private, no-store');
  });

  it.each([
    ['a page', page(), false, 'private, no-store'],
    ['data for somebody with a cookie of ours', Response.json({}), true, 'private, no-store'],
    ['data for a guest', Response.json({}), false, 'private, no-cache'],
    ['what names a policy itself', new Response('', {headers: {'Cache-Control': 'no-store'}}), true, 'no-store'],
    ['what sets a cookie itself', new Response('', {headers: {'Set-Cookie': 'a=1'}}), false, 'private, no-store'],
  ])('sends an explicit Cache-Control with %s', (_what, response, isPersonal, expected) => {
    expect(finishResponse(response, {nonce: 'n', isPersonal}).headers.get('Cache-Control')).toBe(expected);
  });

  it('gives pages a policy with their nonce and without unsafe scripts', () => {
    const policy = finishResponse(page(), {nonce: 'abc', config}).headers.get('Content-Security-Policy') ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'nonce-abc' 'strict-dynamic'");
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
    expect(policy).toContain("form-action 'self' http://localhost:4000");
  });

  it('sends the security headers with every kind of response', () => {
    for (const response of [
      page(),
      new Response(null, {status: 204}),
      Response.json({}),
      new Response('', {status: 500}),
    ]) {
      const {headers} = finishResponse(response, {nonce: 'n', config});
      expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
      expect(headers.get('Strict-Transport-Security')).toContain('includeSubDomains');
      expect(headers.get('Referrer-Policy')).toBeTruthy();
    }
  });

  it('tells a visitor of an unavailable page when to come back', () => {
    expect(finishResponse(new Response('', {status: 503}), {nonce: 'n'}).headers.get('Retry-After')).toBe('30');
  });

  it('draws a new nonce each time', () => {
    expect(new Set(Array.from({length: 100}, requestNonce)).size).toBe(100);
  });
});
