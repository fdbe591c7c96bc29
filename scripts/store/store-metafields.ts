import {z} from 'zod';
import type {AdminClient} from './admin-client';
import {canonicalValue} from './canonical-value';
import {sendMutation} from './send-mutation';
import type {Found} from './setup-item';
import {METAFIELDS_SET_MUTATION} from './store-record.admin.gql';
import {METAFIELD_REMOVE_MUTATION, PRODUCT_METAFIELDS_QUERY} from './steps/products.admin.gql';
import {requireNoErrors, UserErrorsSchema} from './user-errors';

const MetafieldSchema = z.object({
  id: z.string(),
  namespace: z.string(),
  key: z.string(),
  type: z.string(),
  value: z.string(),
  compareDigest: z.string(),
});

/** A metafield of a product of the store. */
export type StoreMetafield = z.infer<typeof MetafieldSchema>;

const ListSchema = z.object({
  product: z
    .object({
      page: z.object({
        nodes: z.array(MetafieldSchema),
        pageInfo: z.object({hasNextPage: z.boolean(), endCursor: z.string().nullish()}),
      }),
    })
    .nullable(),
});
const SetSchema = z.object({
  metafieldsSet: z.object({metafields: z.array(MetafieldSchema).nullable(), userErrors: UserErrorsSchema}),
});

/** Reads all metafields of a product, by `namespace.key`. */
export async function findMetafields(admin: AdminClient, id: string): Promise<ReadonlyMap<string, StoreMetafield>> {
  const found = new Map<string, StoreMetafield>();
  let after: string | null = null;
  for (;;) {
    const {product}: z.infer<typeof ListSchema> = await admin.request(
      PRODUCT_METAFIELDS_QUERY,
      {id, after},
      ListSchema,
    );
    for (const each of product?.page.nodes ?? []) found.set(`${each.namespace}.${each.key}`, each);
    if (!product?.page.pageInfo.hasNextPage) return found;
    after = product.page.pageInfo.endCursor ?? null;
  }
}

interface NewMetafield {
  readonly ownerId: string;
  readonly namespace: string;
  readonly key: string;
  readonly type: string;
  readonly value: string;
  /** The digest of the value that it replaces; null if there must be none. */
  readonly compareDigest: string | null;
}

/** Sets a metafield that was not changed since it was read. @throws RefusedError otherwise */
export async function setMetafield(admin: AdminClient, metafield: NewMetafield): Promise<StoreMetafield> {
  const {metafieldsSet} = await admin.request(METAFIELDS_SET_MUTATION, {metafields: [metafield]}, SetSchema);
  requireNoErrors(metafieldsSet.userErrors);
  const [stored] = metafieldsSet.metafields ?? [];
  if (!stored) throw new Error('Shopify returned no metafield.');
  return stored;
}

export const removeMetafield = (admin: AdminClient, ownerId: string, {namespace, key}: StoreMetafield) =>
  sendMutation(admin, METAFIELD_REMOVE_MUTATION, {metafields: [{ownerId, namespace, key}]});

export const toFoundMetafield = ({id, type, value}: StoreMetafield): Found => ({
  id,
  facts: {value: canonicalValue(type, value)},
});
