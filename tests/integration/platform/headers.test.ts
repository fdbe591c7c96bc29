import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {startStack, type Stack} from '../../support/stack';

let stack: Stack;
beforeAll(async () => void (stack = await startStack()));
afterAll(() => stack.close());

const get = (path: string, headers: Record<string, string> = {}) =>
  fetch(stack.origin + path, {headers: {Accept: 'text/html', ...headers}, redirect: 'manual'});

const policyOf = (response: Response) => response.headers.get('Content-Security-Policy') ?? '';

describe('every response', () => {
  it.each([
    ['a page', '/'],
    ['a page that does not exist', '/no-such-page'],
    ['a redirect', '/products/palak-paneer'],
    ['a data response', '/products.data'],
    ['the cart', '/cart'],
    ['a build asset', '/favicon.svg'],
    ['the tiffin in mails', '/mail/tiffin.png'],
    ['an image of the shop', '/cdn/shop/files/no-such-picture.png'],
    ['a malformed URL', '/%E0%A4'],
  ])('carries the security headers: %s', async (_kind, path) => {
    const {headers} = await get(path);
    expect(headers.get('X-Content-Type-Options')).toBe('nosniff');
    expect(headers.get('Strict-Transport-Security')).toMatch(/max-age=31536000; includeSubDomains/);
    expect(headers.get('Referrer-Policy')).toBe('strict-origin-when-cross-origin');
    expect(headers.get('Cross-Origin-Opener-Policy')).toBe('same-origin-allow-popups');
    expect(headers.get('Cross-Origin-Resource-Policy')).toBe(
      /^\/(cdn|mail)\//.test(path) ? 'cross-origin' : 'same-origin',
    );
    expect(headers.get('X-Frame-Options')).toBe('DENY');
    expect(headers.get('Permissions-Policy')).toContain('camera=()');
    expect(headers.get('Access-Control-Allow-Origin')).toBeNull();
  });

  it('tells search engines to list no other address than the storefront’s own', async () => {
    const robotsAt = async (origin: string) => (await fetch(`${origin}/products`)).headers.get('X-Robots-Tag');
    expect(await robotsAt(stack.origin)).toBeNull();
    expect(await robotsAt(stack.origin.replace('localhost', '127.0.0.1'))).toBe('noindex');
  });

  it('has a different nonce on each page', async () => {
    const policies = await Promise.all(Array.from({length: 20}, async () => policyOf(await get('/'))));
    const nonces = policies.map((policy) => /'nonce-([^']+)'/.exec(policy)?.[1]);
    expect(new Set(nonces).size).toBe(20);
    for (const policy of policies) {
      expect(policy).toContain("'strict-dynamic'");
      expect(policy).not.toContain('unsafe-eval');
      expect(policy).toMatch(/object-src 'none'.*base-uri 'none'.*frame-ancestors 'none'/);
    }
  });

  it('allows frames of three video services only', async () => {
    expect(policyOf(await get('/'))).toContain(
      '; frame-src https://www.youtube-nocookie.com https://www.instagram.com https://player.vimeo.com;',
    );
  });

  it('allows only scripts with that nonce', async () => {
    const response = await get('/');
    const nonce = /'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? 'none';
    const scripts = [...(await response.text()).matchAll(/<script\b([^>]*)>/g)].map((match) => match[1] ?? '');
    const executable = scripts.filter((attributes) => !attributes.includes('application/ld+json'));
    expect(executable.length).toBeGreaterThan(0);
    for (const attributes of executable) expect(attributes).toContain(`nonce="${nonce}"`);
  });

  it('reveals no server, host or version', async () => {
    const {headers} = await get('/');
    expect(headers.get('Powered-By')).toBeNull();
    expect(headers.get('X-Powered-By')).toBeNull();
  });
});

it('accepts browsers’ policy reports with an empty response', async () => {
  const report = {'csp-report': {'effective-directive': 'img-src', 'blocked-uri': 'https://evil.example/a.png'}};
  const send = (headers: Record<string, string>, body = JSON.stringify(report)) =>
    fetch(`${stack.origin}/csp-reports`, {method: 'POST', headers, body});
  const type = {'Content-Type': 'application/csp-report'};
  expect((await send({...type, 'Sec-Fetch-Site': 'same-origin'})).status).toBe(204);
  expect((await send(type)).status).toBe(204);
  expect((await send({...type, 'Sec-Fetch-Site': 'cross-site'})).status).toBe(403);
  expect((await send(type, 'x'.repeat(30_000))).status).toBe(413);
  expect((await get('/csp-reports')).status).toBe(405);
});

it('links to the contact for security reports', async () => {
  const response = await get('/.well-known/security.txt');
  expect(response.headers.get('Content-Type')).toBe('text/plain; charset=utf-8');
  const fields = Object.fromEntries((await response.text()).split('\n').map((line) => line.split(/: (.*)/, 2)));
  expect(fields).toMatchObject({Canonical: `${stack.origin}/.well-known/security.txt`});
  const days = (Date.parse(fields.Expires ?? '') - Date.now()) / 86_400_000;
  expect(days).toBeGreaterThan(100);
  expect(days).toBeLessThan(365);
});

describe('the shell', () => {
  const withoutNonce = async (response: Response) => {
    const nonce = /'nonce-([^']+)'/.exec(policyOf(response))?.[1] ?? 'none';
    return (await response.text()).replaceAll(nonce, 'NONCE');
  };

  it('is the same for every visitor without a cart', async () => {
    await (await get('/')).text();
    const first = await withoutNonce(await get('/', {'User-Agent': 'one', 'Accept-Language': 'de'}));
    const second = await withoutNonce(await get('/', {'User-Agent': 'two', Cookie: 'theme=dark'}));
    expect(second).toBe(first);
  });

  it('sets no cookie for a visitor who only reads', async () => {
    for (const path of ['/', '/products', '/product/palak-paneer', '/cart']) {
      expect((await get(path)).headers.getSetCookie()).toEqual([]);
    }
  });
});
