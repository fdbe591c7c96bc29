import {describe, expect, it} from 'vitest';
import {isOtherAddress, rejectInvalidUrl, rejectCrossSiteWrite, rejectLegacyDataUrl} from './guard.server';

const post = (headers: Record<string, string>, method = 'POST') =>
  rejectCrossSiteWrite(new Request('http://shop.example/cart', {method, headers}))?.status ?? 'passed';

describe('a write', () => {
  it('is allowed from the storefront itself', () => {
    expect(post({'Sec-Fetch-Site': 'same-origin'})).toBe('passed');
    expect(post({Origin: 'https://shop.example', Host: 'shop.example'})).toBe('passed');
    expect(post({Origin: 'https://shop.example', Host: 'inner', 'X-Forwarded-Host': 'shop.example'})).toBe('passed');
  });

  it.each([
    [{'Sec-Fetch-Site': 'cross-site'}],
    [{'Sec-Fetch-Site': 'same-site'}],
    [{'Sec-Fetch-Site': 'none'}],
    [{'Sec-Fetch-Site': 'cross-site', Origin: 'https://shop.example', Host: 'shop.example'}],
    [{Origin: 'https://evil.example', Host: 'shop.example'}],
    [{Origin: 'null', Host: 'shop.example'}],
    [{Host: 'shop.example'}],
    [{}],
  ])('is rejected with %j', (headers: Record<string, string>) => {
    expect(post(headers)).toBe(403);
  });

  it('is checked for every method', () => {
    for (const method of ['PUT', 'PATCH', 'DELETE']) expect(post({}, method)).toBe(403);
  });

  it('does not include reads', () => {
    for (const method of ['GET', 'HEAD', 'OPTIONS'])
      expect(post({'Sec-Fetch-Site': 'cross-site'}, method)).toBe('passed');
  });
});

describe('a report of a browser', () => {
  const send = (path: string, headers: Record<string, string>) =>
    rejectCrossSiteWrite(new Request(`http://shop.example${path}`, {method: 'POST', headers}))?.status ?? 'passed';
  const TYPED = {'Content-Type': 'application/reports+json; charset=utf-8'};

  it('is allowed without headers about its origin', () => {
    expect(send('/csp-reports', TYPED)).toBe('passed');
    expect(send('/csp-reports', {'Content-Type': 'application/csp-report'})).toBe('passed');
  });

  it.each<[string, Record<string, string>]>([
    ['/csp-reports', {}],
    ['/csp-reports', {'Content-Type': 'text/plain'}],
    ['/csp-reports', {...TYPED, 'Sec-Fetch-Site': 'cross-site'}],
    ['/csp-reports.data', TYPED],
    ['/csp-reports/', TYPED],
    ['/csp-reports?index', TYPED],
    ['/cart', TYPED],
  ])('does not allow %s with %j', (path, headers) => {
    expect(send(path, headers)).toBe(403);
  });
});

describe('what servers send', () => {
  const send = (path: string) =>
    rejectCrossSiteWrite(new Request(`http://shop.example${path}`, {method: 'POST'}))?.status ?? 'passed';

  it('is allowed at webhook paths', () => {
    expect(send('/webhooks/shopify')).toBe('passed');
  });

  it.each([
    '/webhooks',
    '/webhooks/',
    '/webhooks/shopify/',
    '/webhooks/shopify.data',
    '/webhooks/shopify?_data=routes%2Fcart',
    '/webhooks/shopify?index',
    '/webhooks/a/b',
    '/webhooks/../cart',
    '/webhooks/%2e%2e/cart',
    '/webhooks%2Fshopify',
    '/Webhooks/shopify',
    '//webhooks/shopify',
    '/cart?x=/webhooks/shopify',
  ])('is rejected at %s', (path) => {
    expect(send(path)).toBe(403);
  });
});

describe('an address of data from before Single Fetch', () => {
  const statusOf = (path: string) => rejectLegacyDataUrl(new URL(`http://shop.example${path}`))?.status ?? 'passed';

  it.each(['/?_data=root', '/profile/addresses?_data=routes%2Fprofile', '/cart?index&_data'])(
    'is refused: %s',
    (path) => expect(statusOf(path)).toBe(400),
  );

  it.each(['/cart', '/cart.data?_routes=routes%2Fcart', '/search?q=_data'])('is not what %s is', (path) =>
    expect(statusOf(path)).toBe('passed'),
  );
});

describe('an address', () => {
  const ask = (path: string) => rejectInvalidUrl(new URL(`https://shop.example${path}`))?.status ?? 'passed';

  it.each([
    '/',
    '/search?q=100%',
    '/product/%E0%A4%A6%E0%A4%BE%E0%A4%B2',
    '/a%2Fb',
    '//twice',
    '/order/%00',
    `/?${'q'.repeat(11_900)}`,
  ])('is allowed if it can be decoded: %s', (path) => expect(ask(path)).toBe('passed'));

  it.each(['ada@', 'ada:secret@', ':secret@'])('is refused with the credentials %s', (credentials) => {
    expect(rejectInvalidUrl(new URL(`https://${credentials}shop.example/`))?.status).toBe(400);
  });

  it.each(['/%5C', '/%5C%5Cevil.example', '/%09/', '/%0A', '/%', '/%E0%A4%A', '/%ff'])(
    'that decodes to no path is refused: %s',
    (path) => expect(ask(path)).toBe(400),
  );

  it('is rejected if it is longer than a redirect could carry', () => {
    expect(ask(`/order/${'1'.repeat(16_000)}`)).toBe(414);
    expect(ask(`/?${'p=/a&'.repeat(3_000)}`)).toBe(414);
  });
});

describe('a mail program that unsubscribes', () => {
  const PATH = `/unsubscribe/${'x'.repeat(43)}/one-click`;
  const send = (path: string, type = 'application/x-www-form-urlencoded', method = 'POST') =>
    rejectCrossSiteWrite(new Request(`http://shop.example${path}`, {method, headers: {'Content-Type': type}}))
      ?.status ?? 'passed';

  it('is allowed with the secret of a mail', () => {
    expect(send(PATH)).toBe('passed');
    expect(send(PATH, 'multipart/form-data; boundary=x')).toBe('passed');
    expect(send(PATH.replace('/unsubscribe/', '/unsubscribe/alerts/'))).toBe('passed');
    expect(send(PATH.replace('/unsubscribe/', '/unsubscribe/orders/'))).toBe('passed');
    expect(send(PATH.replace('/unsubscribe/', '/unsubscribe/reviews/'))).toBe('passed');
  });

  it.each([
    [`${PATH}.data`],
    [`${PATH}?index`],
    [`${PATH}/`],
    ['/unsubscribe/x/one-click'],
    ['/unsubscribe/alerts/x/one-click'],
    [PATH.replace('/unsubscribe/', '/unsubscribe/others/')],
    [`/unsubscribe/${'x'.repeat(43)}`],
    [PATH, 'application/json'],
    [PATH, 'application/x-www-form-urlencoded', 'DELETE'],
  ])('is rejected for %s %s %s', (path, type?: string, method?: string) => {
    expect(send(path, type, method)).toBe(403);
  });
});

describe('isOtherAddress', () => {
  it.each([
    ['https://shop.example/', {}, false],
    ['http://shop.example/products', {}, false],
    ['https://preview.example/', {}, true],
    ['https://my-shop.example/', {}, true],
    // A proxy in front passes on the address that was asked for.
    ['https://inner/', {'X-Forwarded-Host': 'shop.example'}, false],
  ])('at %s with the headers %j is %s', (url, headers, expected) => {
    const request = new Request(url, {headers});
    expect(isOtherAddress(request, new URL(url), {PUBLIC_ORIGIN: 'https://shop.example'})).toBe(expected);
  });
});
