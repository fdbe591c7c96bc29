import {z} from 'zod';
import type {AdminClient} from './admin-client';
import type {SetupContext} from './setup-context';
import {PRODUCT_BY_HANDLE_QUERY} from './steps/products.admin.gql';

export const StoreProductSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  descriptionHtml: z.string(),
  productType: z.string(),
  tags: z.array(z.string()),
  status: z.string(),
  variants: z.object({
    nodes: z
      .array(
        z.object({
          id: z.string(),
          sku: z.string().nullable(),
          price: z.string(),
          compareAtPrice: z.string().nullable(),
          inventoryQuantity: z.number().nullable(),
          inventoryItem: z.object({id: z.string()}),
        }),
      )
      .min(1),
  }),
});

/** A product of the store with its first variant. */
export type StoreProduct = z.infer<typeof StoreProductSchema>;

const ResponseSchema = z.object({product: StoreProductSchema.nullable()});

/** The products that a run has read. */
const known = new WeakMap<AdminClient, Map<string, StoreProduct>>();

/**
 * Reads products by their handles; one that does not exist is absent from the map.
 * @param mayBeKnown whether those that this run has read are not read again
 */
export async function findProducts(
  admin: AdminClient,
  handles: readonly string[],
  {mayBeKnown = true}: {readonly mayBeKnown?: boolean} = {},
): Promise<ReadonlyMap<string, StoreProduct>> {
  const found = new Map(mayBeKnown ? known.get(admin) : []);
  for (const handle of handles.filter((each) => !found.has(each))) {
    const {product} = await admin.request(PRODUCT_BY_HANDLE_QUERY, {handle}, ResponseSchema);
    if (product) found.set(handle, product);
  }
  known.set(admin, found);
  return found;
}

/** Reads those products of the specification that the store has. */
export const findWantedProducts = (
  {admin, wanted}: Pick<SetupContext, 'admin' | 'wanted'>,
  options?: {readonly mayBeKnown?: boolean},
): Promise<ReadonlyMap<string, StoreProduct>> =>
  findProducts(
    admin,
    wanted.products.map(({handle}) => handle),
    options,
  );
