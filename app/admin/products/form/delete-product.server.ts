import type {AppContext} from '~/platform/context.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {PRODUCT_DELETE_MUTATION} from './change-product.admin.gql';
import type {EditableProduct} from './editable-product';
import {findEditableProduct} from './find-editable-product.server';
import {sendMutation} from './send-product-changes.server';

interface Deletion {
  readonly actorId: string;
  readonly idempotencyKey: string;
  readonly id: string;
}

/** Deletes a product for good, for admins only. A product that does not exist is missing, unless this deleted it. */
export function deleteProduct(
  context: Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>,
  {actorId, idempotencyKey, id}: Deletion,
) {
  const admin = createAdmin(context.config);
  let isSent = false;
  const operation: StaffOperation<{readonly product: EditableProduct | null}> | null = admin && {
    async read() {
      const product = await findEditableProduct(admin, id);
      return product || isSent ? {product} : null;
    },
    isDone: ({product}) => product === null,
    isPossible: () => true,
    send() {
      isSent = true;
      return sendMutation(admin, PRODUCT_DELETE_MUTATION, {id});
    },
    toAuditState: ({product}) => product && {handle: product.handle, sku: product.values.sku ?? null},
  };
  const claim = {actorId, key: idempotencyKey, action: 'product.delete', target: id, details: {}} as const;
  return executeStaffOperation(context, claim, operation);
}
