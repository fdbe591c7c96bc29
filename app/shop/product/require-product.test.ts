import {describe, expect, it, vi} from 'vitest';
import {UpstreamError} from '~/platform/shopify/upstream-problem';
import {TooManyGuesses} from '~/platform/limits/read-limits.server';
import {choiceFixture, productFixture} from '~/shop/catalog/catalog-fixtures';
import {PRODUCT_NAMES_QUERY} from '~/shop/catalog/names/product-names.gql';
import {PRODUCT_PAGE_QUERY} from './product.gql';
import {requireProduct} from './require-product.server';

const TRIO = productFixture({handle: 'desi-comfort-trio', title: 'Desi Comfort Trio', tags: ['bundle']});
const NAMES = [
  {
    id: 'gid://shopify/Product/8000000000008',
    handle: TRIO.handle,
    title: TRIO.title,
    tags: TRIO.tags,
    catalogId: {value: 'b2'},
    secondName: {value: 'Country Classics Bundle'},
    selectedOrFirstAvailableVariant: {id: 'gid://shopify/ProductVariant/44000000000008'},
  },
];
const ONLY_PAGE = {hasNextPage: false, endCursor: null};

/**
 * A shop with one product. `isMissCached`: the cache still has the response from before the product was published;
 * `refusesGuesses`: the visitor has exceeded the limit of unknown handles.
 */
function shop({isMissCached = false, refusesGuesses = false} = {}) {
  const query = vi.fn(async (document: string, options: {variables?: {handle: string}; cache?: string}) => {
    if (document === PRODUCT_NAMES_QUERY) return {products: {nodes: NAMES, pageInfo: ONLY_PAGE}};
    expect(document).toBe(PRODUCT_PAGE_QUERY);
    if (refusesGuesses && options.cache === 'guessed-handle') throw new TooManyGuesses();
    const isMiss = isMissCached && options.cache !== 'none';
    return {product: options.variables?.handle === TRIO.handle && !isMiss ? TRIO : null};
  });
  return {storefront: {query} as never, report: vi.fn(), reference: 'a1b2c3d4', query};
}

async function thrownBy(promise: Promise<unknown>): Promise<Response> {
  const thrown: unknown = await promise.catch((error: unknown) => error);
  if (!(thrown instanceof Response)) throw new Error('expected a Response to be thrown', {cause: thrown});
  return thrown;
}

describe('requireProduct', () => {
  it('sends one request for a handle', async () => {
    const tools = shop();
    await expect(requireProduct(tools, 'desi-comfort-trio', '')).resolves.toMatchObject({title: 'Desi Comfort Trio'});
    expect(tools.query).toHaveBeenCalledOnce();
  });

  it('reads a choice at once when the options are known, and no other parameter', async () => {
    const choice = choiceFixture({handle: 'curry-kit'});
    const query = vi.fn(async () => ({product: choice}));
    const tools = {...shop(), storefront: {query} as never};
    await requireProduct(tools, 'curry-kit', '?utm_source=mail');
    expect(query.mock.calls).toEqual([
      [PRODUCT_PAGE_QUERY, {variables: {handle: 'curry-kit'}, cache: 'guessed-handle'}],
    ]);
    query.mockClear();
    const selectedOptions = [
      {name: 'Size', value: 'Regular'},
      {name: 'Heat', value: 'mild'},
    ];
    await requireProduct(tools, 'curry-kit', '?utm_source=mail&heat=mild&Size=Regular');
    expect(query.mock.calls).toEqual([
      [PRODUCT_PAGE_QUERY, {variables: {handle: 'curry-kit', selectedOptions}, cache: 'filters'}],
    ]);
  });

  it.each(['country-classics-bundle', 'b2', 'Desi-Comfort-Trio', '44000000000008'])(
    'leads %s to the one address of the product, with its query',
    async (name) => {
      const response = await thrownBy(requireProduct(shop(), name, '?utm_source=mail'));
      expect(response.status).toBe(301);
      expect(response.headers.get('Location')).toBe('/product/desi-comfort-trio?utm_source=mail');
    },
  );

  it.each(['no-such-dish', '', 'x'.repeat(300)])('responds with 404 to an unknown name: %j', async (name) => {
    expect((await thrownBy(requireProduct(shop(), name, ''))).status).toBe(404);
  });

  it('requests only listed names once a visitor exceeds the limit of unknown names', async () => {
    const tools = shop({refusesGuesses: true});
    for (const name of ['no-such-dish', 'nor-this', 'nor-that'])
      expect((await thrownBy(requireProduct(tools, name, ''))).status).toBe(404);
    await expect(requireProduct(tools, TRIO.handle, '')).resolves.toMatchObject({handle: TRIO.handle});
    expect((await thrownBy(requireProduct(tools, 'b2', ''))).status).toBe(301);
  });

  it('finds a product that was published after the response was cached', async () => {
    const tools = shop({isMissCached: true});
    await expect(requireProduct(tools, 'desi-comfort-trio', '')).resolves.toMatchObject({handle: TRIO.handle});
  });

  it('responds with 503 to an outage, never with 404', async () => {
    const outage = new UpstreamError('timeout', 'shop.example');
    const tools = {...shop(), storefront: {query: () => Promise.reject(outage)} as never};
    expect((await thrownBy(requireProduct(tools, 'desi-comfort-trio', ''))).status).toBe(503);
    expect(tools.report).toHaveBeenCalledExactlyOnceWith(outage);
  });
});
