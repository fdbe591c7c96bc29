import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import type {EditableProduct} from './editable-product';
import {findEditableProduct} from './find-editable-product.server';
import {getConflicts, pendingChanges, type FieldChange} from './product-changes';
import {sendProductChanges} from './send-product-changes.server';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>;

export interface ProductUpdate {
  readonly actorId: string;
  readonly idempotencyKey: string;
  readonly id: string;
  readonly changes: readonly FieldChange[];
}

/**
 * Changes fields of a product, for admins only. Nothing is sent if somebody else changed one of them meanwhile. The audit
 * log names the fields, not their values.
 */
export async function updateProduct(context: Context, {actorId, idempotencyKey, id, changes}: ProductUpdate) {
  const admin = createAdmin(context.config);
  const operation: StaffOperation<EditableProduct> | null = admin && {
    read: () => findEditableProduct(admin, id),
    isDone: (product) => pendingChanges(changes, product).length === 0,
    isPossible: (product) => getConflicts(changes, product).length === 0,
    send: (product) => sendProductChanges(admin, product, pendingChanges(changes, product), idempotencyKey),
    toAuditState: ({updatedAt, values}) => ({
      updatedAt,
      status: values.status ?? null,
      price: values.price ?? null,
      stock: values.stock ?? null,
    }),
  };
  const details = {fields: changes.map(({field}) => field)};
  // The same form with other values, after a lost response, is another submission.
  const key = `${idempotencyKey} ${await hexDigest(JSON.stringify(changes))}`;
  return executeStaffOperation(context, {actorId, key, action: 'product.update', target: id, details}, operation);
}
