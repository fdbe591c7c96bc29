import {z} from 'zod';
import type {AdminClient} from '../admin-client';
import {adminLink} from '../admin-links';
import {listAll} from '../list-all';
import {METAFIELD_DEFINITIONS} from '../../../local/seed/definitions/metafield-definitions';
import {CHECKED_PRODUCTS_QUERY} from './check.admin.gql';
import type {Finding} from './finding';
import type {ShopperClient} from './shopper-client';
import {SHOPPERS_PRODUCT_QUERY} from './shoppers-view.gql';

const ProductSchema = z.object({
  id: z.string(),
  handle: z.string(),
  status: z.string(),
  metafields: z.object({
    nodes: z.array(z.object({namespace: z.string(), key: z.string(), type: z.string(), value: z.string()})),
  }),
});

/** A product with its metafields, as staff see it. */
export type CheckedProduct = z.infer<typeof ProductSchema>;

const ShoppersSchema = z.object({
  product: z
    .object({
      tags: z.array(z.string()).nullish(),
      metafields: z.array(z.object({namespace: z.string(), key: z.string()}).nullable()),
    })
    .nullish(),
});

export const findCheckedProducts = (admin: AdminClient): Promise<readonly CheckedProduct[]> =>
  listAll(admin, CHECKED_PRODUCTS_QUERY, ProductSchema);

const isRead = ({namespace, key}: {readonly namespace: string; readonly key: string}): boolean =>
  METAFIELD_DEFINITIONS.some((each) => each.namespace === namespace && each.key === key);

async function checkProduct(
  {id, handle, metafields}: CheckedProduct,
  shoppers: ShopperClient,
  domain: string,
): Promise<Finding[]> {
  const filled = metafields.nodes.filter(isRead);
  const identifiers = filled.map(({namespace, key}) => ({namespace, key}));
  const {product} = await shoppers.request(SHOPPERS_PRODUCT_QUERY, {handle, identifiers}, ShoppersSchema);
  const link = adminLink(domain, `products/${id.split('/').at(-1)}`);
  const problem = (message: string): Finding => ({level: 'problem', area: `Product ${handle}`, message, link});
  if (!product) return [problem('exists, but shoppers get null: publish it to the channel of the storefront')];
  const hidden = identifiers.filter(
    ({namespace, key}) => !product.metafields.some((each) => each?.namespace === namespace && each.key === key),
  );
  return [
    ...(product.tags ? [] : [problem('has tags, but shoppers get null: grant unauthenticated_read_product_tags')]),
    ...hidden.map(({namespace, key}) =>
      problem(`${namespace}.${key} exists, but shoppers get null: its definition needs storefront access`),
    ),
  ];
}

/** Compares active products with what shoppers get of them. */
export async function checkProducts(
  products: readonly CheckedProduct[],
  shoppers: ShopperClient,
  domain: string,
): Promise<Finding[]> {
  const findings: Finding[] = [];
  const active = products.filter(({status}) => status === 'ACTIVE');
  for (const product of active) findings.push(...(await checkProduct(product, shoppers, domain)));
  if (active.length > 0) return findings;
  const message = 'the store has no active product: npm run store:setup';
  return [{level: 'problem', area: 'Products', message}];
}
