import {expect, it, vi} from 'vitest';
import {findHandleByName} from './find-handle.server';

/** A shop with a second name for one product, on this page of its catalog. */
function shopWith(pageOfName: number) {
  const query = vi.fn(async (_document: string, {variables}: {variables: {after: string | null}}) => {
    const page = Number(variables.after ?? 1);
    const product = {
      id: `gid://shopify/Product/${page}`,
      handle: `dish-${page}`,
      title: `Dish ${page}`,
      tags: [],
      catalogId: null,
      secondName: page === pageOfName ? {value: 'Kidney Beans'} : null,
      selectedOrFirstAvailableVariant: null,
    };
    return {products: {nodes: [product], pageInfo: {hasNextPage: true, endCursor: String(page + 1)}}};
  });
  return {query} as unknown as Parameters<typeof findHandleByName>[0] & {query: typeof query};
}

it('finds a product on any page of the catalog', async () => {
  expect(await findHandleByName(shopWith(3), 'kidney-beans')).toBe('dish-3');
});

it('stops after 2,000 products', async () => {
  const shop = shopWith(9);
  expect(await findHandleByName(shop, 'kidney-beans')).toBeNull();
  expect(shop.query).toHaveBeenCalledTimes(8);
});
