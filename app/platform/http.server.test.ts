import {readFileSync} from 'node:fs';
import {describe, expect, it} from 'vitest';
import {createCookieJar} from './cookie-jar.server';
import {ConfigError} from './env.server';
import {setTagManager} from './store-origins.server';
import {testConfig} from './test-config';
import {createDocument, fatalResponse, finishResponse, requestNonce} from './http.server';

const config = testConfig();
const page = () => new Response('<p>', {headers: {'Content-Type': 'text/html'}});

describe('a document for every visitor', () => {
  it.each([true, false])('has the same headers as a rendered page, if Markdown is offered: %s', (isNegotiable) => {
    const finish = {nonce: 'n', config, isNegotiable};
    const rendered = new Response('<p>', {headers: {'Content-Type': 'text/html; charset=utf-8'}});
    expect([...createDocument('<p>', finish).headers]).toEqual([...finishResponse(rendered, finish).headers]);
  });

  it('shares no header with the next one', () => {
    const first = createDocument('<p>', {nonce: 'first', config, isNegotiable: true});
    first.headers.set('Retry-After', '5');
    const next = createDocument('<p>', {nonce: 'next', config});
    expect(next.headers.get('Content-Security-Policy')).toContain("'nonce-next'");
    expect([next.headers.has('Retry-After'), next.headers.has('Vary')]).toEqual([false, false]);
    expect(first.headers.get('Content-Security-Policy')).toContain("'nonce-first'");
  });
});

describe('the last step of a response', () => {
  it('appends every cookie without replacing others', () => {
    const cookies = createCookieJar();
    cookies.append('cart=1');
    cookies.append('session=2');
    const response = finishResponse(new Response(null, {headers: {'Set-Cookie': 'first=0'}}), {nonce: 'n', cookies});
    expect(response.headers.getSetCookie()).toEqual(['first=0', 'cart=1', 'session=2']);
  });

  it('excludes responses with cookies from shared caches', () => {
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

  it('sends pages a policy with their nonce and without unsafe scripts', () => {
    const policy = finishResponse(page(), {nonce: 'abc', config}).headers.get('Content-Security-Policy') ?? '';
    const scripts = policy.split('; ').find((directive) => directive.startsWith('script-src'));
    expect(scripts).toBe("script-src 'nonce-abc' 'strict-dynamic'");
    for (const directive of ["object-src 'none'", "base-uri 'none'", "frame-ancestors 'none'"])
      expect(policy).toContain(directive);
    expect(policy).toContain("form-action 'self' http://localhost:4000");
  });

  it('lets a configured reviews service send data and pictures, and nothing else', () => {
    const policyWith = (changes: Readonly<Record<string, string>>) =>
      finishResponse(page(), {nonce: 'n', config: testConfig(changes)}).headers.get('Content-Security-Policy') ?? '';
    const policy = policyWith({
      REVIEWS_COMPANY_ID: 'tiffin-1',
      REVIEWS_SCRIPT_URL: 'https://reviews.example/a/widget.js',
    });
    const opened = policy.split('; ').filter((directive) => directive.includes('reviews.example'));
    expect(opened.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'connect-src']);
    expect(policy.replaceAll(' https://reviews.example', '')).toBe(policyWith({}));
  });

  it('lets Google Tag Manager send data and pictures while the merchant uses it, and nothing else', () => {
    const policyNow = () => finishResponse(page(), {nonce: 'n', config}).headers.get('Content-Security-Policy') ?? '';
    const before = policyNow();
    expect(before).not.toContain('google');
    setTagManager(config, true);
    const opened = policyNow()
      .split('; ')
      .filter((directive) => directive.includes('https://www.googletagmanager.com'));
    expect(opened.map((directive) => directive.split(' ')[0])).toEqual(['img-src', 'connect-src']);
    setTagManager(config, false);
    expect(policyNow()).toBe(before);
  });

  it('lets pages report to Shopify’s analytics only if these are on', () => {
    const policyWith = (SHOPIFY_ANALYTICS: string) =>
      finishResponse(page(), {nonce: 'n', config: testConfig({SHOP_ID: '1', SHOPIFY_ANALYTICS})}).headers.get(
        'Content-Security-Policy',
      ) ?? '';
    expect(policyWith('on')).toMatch(/connect-src [^;]*https:\/\/monorail-edge\.shopifysvc\.com/);
    expect(policyWith('off')).not.toContain('shopifysvc');
  });

  it('sends browsers the endpoint for policy reports', () => {
    const {headers} = finishResponse(page(), {nonce: 'n', config});
    expect(headers.get('Reporting-Endpoints')).toBe('csp="/csp-reports"');
    expect(headers.get('Content-Security-Policy')).toMatch(/; report-uri \/csp-reports; report-to csp$/);
    expect(finishResponse(Response.json({}), {nonce: 'n', config}).headers.get('Reporting-Endpoints')).toBeNull();
  });

  it.each([
    ['https://shop.example', true],
    ['http://localhost:3000', false],
  ])('at %s asks for https instead of http: %s', (PUBLIC_ORIGIN, isAsked) => {
    const finished = finishResponse(page(), {nonce: 'n', config: {...config, PUBLIC_ORIGIN}});
    expect(finished.headers.get('Content-Security-Policy')?.includes('; upgrade-insecure-requests;')).toBe(isAsked);
  });

  it('allows styles, fonts, pictures and connections of the asset origin, and scripts by nonce', () => {
    const assetOrigin = 'https://cdn.example';
    const policy = finishResponse(page(), {nonce: 'n', config, assetOrigin}).headers.get('Content-Security-Policy');
    const allowing = policy?.split('; ').filter((directive) => directive.includes(assetOrigin)) ?? [];
    expect(allowing.map((directive) => directive.split(' ')[0])).toEqual([
      'style-src',
      'img-src',
      'font-src',
      'connect-src',
    ]);
    expect(policy).toContain("script-src 'nonce-n' 'strict-dynamic';");
  });

  it('prevents other sites from embedding a response, unless the response allows it', () => {
    const corp = 'Cross-Origin-Resource-Policy';
    expect(finishResponse(Response.json({}), {nonce: 'n'}).headers.get(corp)).toBe('same-origin');
    const open = new Response(null, {headers: {[corp]: 'cross-origin'}});
    expect(finishResponse(open, {nonce: 'n'}).headers.get(corp)).toBe('cross-origin');
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

  it('sends no security header that a host would not send with files', () => {
    const forFiles = readFileSync('public/_headers', 'utf8');
    const {headers} = finishResponse(Response.json({}), {nonce: 'n', config});
    const own = [...headers].filter(([name]) => !['content-type', 'cache-control'].includes(name));
    expect(own.length).toBeGreaterThan(5);
    for (const [name, value] of own) expect(forFiles.toLowerCase()).toContain(`${name}: ${value.toLowerCase()}\n`);
  });

  it('responds with 503 without details if settings are missing, and with 500 to other errors', async () => {
    const refusal = finishResponse(fatalResponse(new ConfigError('SHOP_ID: is missing')), {nonce: 'n'});
    expect({status: refusal.status, retryAfter: refusal.headers.get('Retry-After')}).toEqual({
      status: 503,
      retryAfter: '30',
    });
    expect(await refusal.text()).not.toContain('SHOP_ID');
    expect(fatalResponse(new Error('bug')).status).toBe(500);
  });

  it('sends Retry-After with an unavailable page', () => {
    expect(finishResponse(new Response('', {status: 503}), {nonce: 'n'}).headers.get('Retry-After')).toBe('30');
  });

  it('creates a new nonce for each response', () => {
    const nonces = Array.from({length: 1_000}, requestNonce);
    expect(new Set(nonces).size).toBe(1_000);
    for (const nonce of nonces) expect(nonce).toMatch(/^[\w+/]{24}$/);
  });
});
