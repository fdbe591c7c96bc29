import {createCartHandler, type Storefront} from '@shopify/hydrogen';
import {parse, validate} from 'graphql';
import {describe, expect, it} from 'vitest';
import {createCookieJar} from '~/platform/cookie-jar.server';
import {CART_MUTATE_FRAGMENT, CART_QUERY_FRAGMENT} from '~/platform/shopify/cart.gql';
import {createCart} from '~/platform/shopify/cart.server';
import {adminSchema, customerAccountSchemas, storefrontSchemas} from '../support/schemas';

const VERSIONS = ['2025-04', '2026-04'] as const;
const modules = import.meta.glob<Record<string, unknown>>(
  ['../../app/**/*.gql.ts', '../../scripts/store/**/*.gql.ts'],
  {
    eager: true,
  },
);

const apiOf = (file: string) =>
  (/\.(customer|admin)\.gql\./.exec(file)?.[1] ?? 'storefront') as 'storefront' | 'customer' | 'admin';

const documents = Object.entries(modules).flatMap(([file, exported]) =>
  Object.entries(exported)
    .filter(([name]) => /_(QUERY|MUTATION)$/.test(name))
    .map(([name, document]) => ({name, document: String(document), api: apiOf(file)})),
);

const ADMIN = adminSchema();

/** Documents that the API has and the types of Hydrogen 2025.4 lack. */
const NEWER: ReadonlySet<string> = new Set(['CART_GIFT_CARD_CODES_ADD_MUTATION']);

const CART_ID = 'gid://shopify/Cart/token?key=key';

/** A storefront client that returns no data and records every document. */
function recorder() {
  const sent: string[] = [];
  const record = (document: string) => {
    sent.push(document);
    return Promise.resolve(new Proxy({}, {get: () => ({cart: null, userErrors: [], warnings: []})}));
  };
  const storefront = {query: record, mutate: record, CacheNone: () => ({mode: 'no-store'}), i18n: {}};
  return {sent, storefront: storefront as unknown as Storefront};
}

type Cart = ReturnType<typeof createCart>;

/** All methods of the cart handler, called with minimal arguments. */
const CART_CALLS: Record<string, (cart: Cart) => Promise<unknown>> = {
  get: (cart) => cart.get(),
  create: (cart) => cart.create({}),
  addLines: (cart) => cart.addLines([{merchandiseId: 'gid://shopify/ProductVariant/1', quantity: 1}]),
  updateLines: (cart) => cart.updateLines([{id: 'gid://shopify/CartLine/1', quantity: 2}]),
  removeLines: (cart) => cart.removeLines(['gid://shopify/CartLine/1']),
  updateNote: (cart) => cart.updateNote('For Ada'),
  updateBuyerIdentity: (cart) => cart.updateBuyerIdentity({countryCode: 'US'}),
  updateAttributes: (cart) => cart.updateAttributes([]),
  updateDiscountCodes: (cart) => cart.updateDiscountCodes(['FUSION15']),
  removeGiftCards: (cart) => cart.removeGiftCards(['gid://shopify/AppliedGiftCard/1']),
};

async function documentOf(call: (cart: Cart) => Promise<unknown>): Promise<string> {
  const {sent, storefront} = recorder();
  await call(
    createCart({
      cartClient: storefront,
      cartId: CART_ID,
      cookies: createCookieJar(),
      cookieName: '__Host-cart',
      session: {claims: async () => null},
      report: () => {},
      waitUntil: () => {},
    }),
  );
  expect(sent).toHaveLength(1);
  return sent[0] ?? '';
}

describe.each(VERSIONS)('against version %s', (version) => {
  const storefront = storefrontSchemas()[version];
  const schemas = {storefront, customer: customerAccountSchemas()[version], admin: ADMIN};

  const expected = documents.filter(({name}) => version !== '2025-04' || !NEWER.has(name));

  it.each(expected.map((document) => [document.name, document] as const))('%s is valid', (_name, {document, api}) => {
    expect(validate(schemas[api], parse(document))).toEqual([]);
  });

  it.each(Object.entries(CART_CALLS))('the cart sends a valid document for %s', async (_name, call) => {
    expect(validate(storefront, parse(await documentOf(call)))).toEqual([]);
  });
});

const journeys = import.meta.glob<string>('../{e2e,integration,nightly}/**/*.ts', {
  eager: true,
  query: '?raw',
  import: 'default',
});
const faultsIn = (source: string) => [...source.matchAll(/\bop: '([^']+)'/g)].map(([, operation = '']) => operation);

it.each(Object.entries(journeys).flatMap(([file, source]) => faultsIn(source).map((operation) => ({file, operation}))))(
  'the fault for $operation in $file names an operation that the app sends',
  async ({operation}) => {
    const sent = [
      ...documents.map(({document}) => document),
      ...(await Promise.all(Object.values(CART_CALLS).map(documentOf))),
    ];
    const operations = sent.flatMap((document) =>
      [...document.matchAll(/\b(?:query|mutation) (\w+)/g)].map(([, name]) => name),
    );
    const pattern = new RegExp(`^${operation.replace(/\*$/, '.*')}$`);
    expect(operations).toContainEqual(expect.stringMatching(pattern));
  },
);

it('finds the documents of the app', () => {
  expect(documents.length).toBeGreaterThan(5);
});

it('replaces the one Hydrogen document that the used API version rejects', async () => {
  const {sent, storefront} = recorder();
  const stock = createCartHandler({
    storefront,
    getCartId: () => 'gid://shopify/Cart/token?key=key',
    setCartId: () => new Headers(),
    cartQueryFragment: CART_QUERY_FRAGMENT,
    cartMutateFragment: CART_MUTATE_FRAGMENT,
  });
  await stock.updateDiscountCodes(['FUSION15']);
  const faults = validate(storefrontSchemas()['2026-04'], parse(sent[0] ?? ''));
  // When this list is empty, Hydrogen's document is valid and ours can be deleted.
  expect(faults.map(({message}) => message)).toEqual([expect.stringContaining('"[String!]!"')]);
});
