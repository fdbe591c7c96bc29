import {z} from 'zod';
import type {AdminClient} from '../admin-client';
import {adminLink} from '../admin-links';
import {listAll} from '../list-all';
import {METAFIELD_DEFINITIONS} from '../../../local/seed/definitions/metafield-definitions';
import {CHECKED_PRODUCTS_QUERY} from './check.admin.gql';
import type {Finding} from './finding';
import type {ShopperClient} from './shopper-client';
import {SHOPPERS_PRODUCTS_QUERY} from './shoppers-view.gql';

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

const ShoppersProductSchema = z.object({
  id: z.string(),
  tags: z.array(z.string()).nullish(),
  metafields: z.array(z.object({namespace: z.string(), key: z.string()}).nullable()),
});
const ShoppersSchema = z.object({nodes: z.array(ShoppersProductSchema.nullable())});

type ShoppersProduct = z.infer<typeof ShoppersProductSchema>;

/** The metafields that the storefront reads, which it asks for by name. */
const IDENTIFIERS = METAFIELD_DEFINITIONS.map(({namespace, key}) => ({namespace, key}));
const PAGE_SIZE = 50;

export const findCheckedProducts = (admin: AdminClient): Promise<readonly CheckedProduct[]> =>
  listAll(admin, CHECKED_PRODUCTS_QUERY, ProductSchema);

const isRead = ({namespace, key}: {readonly namespace: string; readonly key: string}): boolean =>
  METAFIELD_DEFINITIONS.some((each) => each.namespace === namespace && each.key === key);

function judgeProduct(
  {id, handle, metafields}: CheckedProduct,
  shown: ShoppersProduct | undefined,
  domain: string,
): Finding[] {
  const link = adminLink(domain, `products/${id.split('/').at(-1)}`);
  const problem = (message: string): Finding => ({level: 'problem', area: `Product ${handle}`, message, link});
  if (!shown) return [problem('exists, but shoppers get null: publish it to the channel of the storefront')];
  const hidden = metafields.nodes
    .filter(isRead)
    .filter(({namespace, key}) => !shown.metafields.some((each) => each?.namespace === namespace && each.key === key));
  return [
    ...(shown.tags ? [] : [problem('has tags, but shoppers get null: grant unauthenticated_read_product_tags')]),
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
  for (let start = 0; start < active.length; start += PAGE_SIZE) {
    const page = active.slice(start, start + PAGE_SIZE);
    const variables = {ids: page.map(({id}) => id), identifiers: IDENTIFIERS};
    const {nodes} = await shoppers.request(SHOPPERS_PRODUCTS_QUERY, variables, ShoppersSchema);
    for (const product of page) {
      const shown = nodes.find((each) => each?.id === product.id);
      findings.push(...judgeProduct(product, shown ?? undefined, domain));
    }
  }
  if (active.length > 0) return findings;
  const message = 'the store has no active product: npm run store:setup';
  return [{level: 'problem', area: 'Products', message}];
}
