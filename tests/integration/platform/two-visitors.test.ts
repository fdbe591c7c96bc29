import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, type SignedIn} from '../../support/account';
import {recordOrders} from '../../support/orders';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, type Visitor} from '../../support/visitor';

const {ada, ben} = SEED_PEOPLE;
const REQUESTS = 300;
const AT_ONCE = 8;

/** A signed-in customer, the texts that only their pages may show, and their paths. */
interface Person {
  readonly who: SignedIn;
  readonly markers: readonly string[];
  readonly paths: readonly string[];
}

/** Mostly data URLs, which are fast and share their state between requests with documents. */
const SHARED = [
  '/',
  '/_root.data',
  '/about.data',
  '/products.data',
  '/product/palak-paneer.data',
  '/no-such-page.data',
];
const OWN = [
  '/cart',
  '/cart.data',
  '/cart/latest',
  '/cart/latest?again',
  '/auth.data',
  '/profile.data',
  '/orders.data',
];
const MORE = ['/profile', '/notifications/recent', '/cart/suggestions', '/search/suggest?q=palak'];

/** A visitor, the requested paths, and the texts that the responses must not contain. */
interface Turn {
  readonly who: Visitor;
  readonly paths: readonly string[];
  readonly foreign: readonly string[];
}

let stack: StackWithBackend;
let people: readonly [Person, Person];

async function personOf(seeded: typeof ada | typeof ben, order: number): Promise<Person> {
  const who = await signInTo(stack, seeded);
  const note = `a gift note for ${seeded.email}`;
  const lines = {lines: [{merchandiseId: 'gid://shopify/ProductVariant/44000000000002', quantity: 1}]};
  await who.post('/cart', {cartFormInput: JSON.stringify({action: 'LinesAdd', inputs: lines}), quantity: '1'});
  await who.post('/cart', {cartFormInput: JSON.stringify({action: 'NoteUpdate', inputs: {}}), note});
  const cart = [...who.cookies].find(([name]) => /cart$/.test(name))?.[1] ?? 'no cart';
  return {
    who,
    markers: [seeded.email, seeded.lastName, `#${order}`, who.owner, decodeURIComponent(cart)],
    paths: [...SHARED, ...OWN, ...MORE, `/order/${order}.data`],
  };
}

beforeAll(async () => {
  stack = await startStackWithBackend();
  await recordOrders(stack.backend, [
    {number: 1001, of: ada},
    {number: 1002, of: ben, shipping_address: null},
  ]);
  people = [await personOf(ada, 1001), await personOf(ben, 1002)];
});
afterAll(() => stack.close());

describe('two customers and a signed-out visitor with interleaved requests', () => {
  it('never see each other’s data', async () => {
    const stranger = createVisitor(stack.origin);
    const [first, second] = people;
    const turns: readonly Turn[] = [
      {...first, foreign: second.markers},
      {...second, foreign: first.markers},
      {who: stranger, paths: first.paths, foreign: [...first.markers, ...second.markers]},
    ];
    const leaks: string[] = [];
    const seen = new Set<string>();
    const requestPage = async (number: number) => {
      const {who, paths, foreign} = turns[number % turns.length] as Turn;
      const path = paths[Math.floor(number / turns.length) % paths.length] ?? '/';
      const body = await (await who.get(path)).text();
      for (const marker of foreign) if (body.includes(marker)) leaks.push(`${path}: ${marker}`);
      for (const {markers} of people) for (const marker of markers) if (body.includes(marker)) seen.add(marker);
    };
    const numbers = Array.from({length: REQUESTS}, (_, number) => number).values();
    const work = async () => {
      for (const number of numbers) await requestPage(number);
    };
    await Promise.all(Array.from({length: AT_ONCE}, work));
    expect(leaks).toEqual([]);
    for (const marker of [ada.email, ben.email, '#1001', '#1002']) expect(seen).toContain(marker);
  }, 120_000);
});

const withoutNonce = async (response: Response): Promise<string> =>
  (await response.text()).replaceAll(/nonce="[^"]*"|"nonce":"[^"]*"/g, '').replaceAll(nonceOf(response), 'NONCE');
const nonceOf = (response: Response) =>
  /'nonce-([^']+)'/.exec(response.headers.get('Content-Security-Policy') ?? '')?.[1] ?? 'none';

/** Headers and queries that attempt to change a shared cache entry. */
const CACHE_ATTACKS: readonly {readonly query?: string; readonly headers?: Record<string, string>}[] = [
  {headers: {'X-Forwarded-Host': 'evil.example', 'X-Host': 'evil.example', Forwarded: 'host=evil.example'}},
  {headers: {'X-Original-URL': '/evil.example', 'X-Rewrite-URL': '/evil.example'}},
  {headers: {'X-Forwarded-Proto': 'evil.example', 'X-Forwarded-Port': '666'}},
  {headers: {'X-HTTP-Method-Override': 'DELETE', 'X-Method-Override': 'POST'}},
  {query: '?utm_source=evil.example&__proto__[x]=evil.example&_routes=evil.example&%00=1'},
  {headers: {Cookie: 'cart=evil.example; __Host-cart=evil.example; __Host-session=evil.example'}},
];

it('no header, query or cookie of one visitor changes the response to the next', async () => {
  const pages = ['/', '/products', '/product/palak-paneer', '/about', '/collections/bundles', '/faqs'];
  const get = (path: string, headers: Record<string, string> = {}) =>
    fetch(stack.origin + path, {headers: {Accept: 'text/html', ...headers}, redirect: 'manual'});
  const readPages = () => Promise.all(pages.map(async (path) => withoutNonce(await get(path))));
  const before = await readPages();
  // A new worker has an empty cache, and each attack is the first request for one page.
  await stack.restartStorefront();
  for (const start of pages.keys())
    for (const [index, path] of pages.entries()) {
      const {query = '', headers} = CACHE_ATTACKS[(start + index) % CACHE_ATTACKS.length] ?? {};
      await (await get(path + query, headers)).text();
    }
  const after = await readPages();
  expect(after.join()).not.toContain('evil.example');
  expect(after).toEqual(before);
});

describe('a private path with a file extension', () => {
  const PRIVATE = [
    '/profile',
    '/orders',
    '/notifications',
    '/order/1001',
    '/cart',
    '/cart/latest',
    '/profile/addresses',
  ];
  const ENDINGS = [
    '/x.css',
    ';a.js',
    '.data/x.png',
    '.css',
    '/%2f..%2fx.js',
    '%2f..%2fx.css',
    '%00.png',
    '%0a.css',
    '%3f.css',
  ];

  it('is not found or not cacheable', async () => {
    const cacheable: string[] = [];
    for (const address of PRIVATE.flatMap((path) => ENDINGS.map((ending) => path + ending))) {
      const {status, headers} = await people[0].who.get(address);
      const isStored = !/no-store/.test(headers.get('Cache-Control') ?? '');
      if (isStored && ![400, 404].includes(status))
        cacheable.push(`${address}: ${status} ${headers.get('Cache-Control')}`);
    }
    expect(cacheable).toEqual([]);
  });
});
