import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {PRODUCT_CREATE_MUTATION, VARIANT_UPDATE_MUTATION} from './change-product.admin.gql';
import {PRODUCT_HANDLE_QUERY} from './edit-product.admin.gql';
import {findEditableProduct} from './find-editable-product.server';
import {sendMutation} from './send-product-changes.server';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>;

interface NewProduct {
  readonly actorId: string;
  readonly idempotencyKey: string;
  readonly title: string;
  readonly handle: string;
}

/** The product with the handle of the new one; null before it is created. */
interface HandleState {
  readonly productId: string | null;
}

const HandleSchema = z.object({productByIdentifier: z.object({id: z.string()}).nullable()});

/** Finds a product by its handle, or null. @throws UpstreamError */
export const findProductId = async (admin: Admin, handle: string): Promise<string | null> =>
  (await admin.query(PRODUCT_HANDLE_QUERY, {handle}, HandleSchema)).productByIdentifier?.id ?? null;

/** Counts the stock of a new product, which Shopify does not do by itself: without a count it never sells out. */
async function countStock(admin: Admin, handle: string): Promise<readonly string[]> {
  const productId = await findProductId(admin, handle);
  const variantId = productId && (await findEditableProduct(admin, productId))?.variantId;
  if (!variantId) return [];
  const variants = [{id: variantId, inventoryItem: {tracked: true}}];
  return sendMutation(admin, VARIANT_UPDATE_MUTATION, {productId, variants});
}

/**
 * Creates a draft with a title, whose stock is counted, for admins only. Its handle identifies it after a lost response, so a handle in use makes
 * the operation impossible.
 */
export function createProduct(context: Context, {actorId, idempotencyKey, title, handle}: NewProduct) {
  const admin = createAdmin(context.config);
  let isSent = false;
  const operation: StaffOperation<HandleState> | null = admin && {
    read: async () => ({productId: await findProductId(admin, handle)}),
    isDone: ({productId}) => isSent && productId !== null,
    isPossible: ({productId}) => productId === null,
    async send() {
      isSent = true;
      const messages = await sendMutation(admin, PRODUCT_CREATE_MUTATION, {product: {title, handle, status: 'DRAFT'}});
      // A product without a count exists all the same; its form says that the stock is not counted.
      if (messages.length === 0) await countStock(admin, handle);
      return messages;
    },
    toAuditState: ({productId}) => ({product: productId}),
  };
  const claim = {
    actorId,
    key: idempotencyKey,
    action: 'product.create',
    target: `product ${handle}`,
    details: {handle},
  } as const;
  return executeStaffOperation(context, claim, operation);
}

const MAX_HANDLE = 100;

/** Returns the handle of a title; empty if it contains no letter or digit of the Latin alphabet. */
export const toHandle = (title: string): string =>
  title
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^a-z\d]+/g, '-')
    .slice(0, MAX_HANDLE)
    .replaceAll(/^-+|-+$/g, '');
