import {z} from 'zod';
import {fail, succeed, type Result} from '~/core/result';
import {InvalidOrderError} from '~/orders/sync/admin/find-order-snapshot.server';
import {orderLabel} from '~/orders/model/order-names';
import {recordOrder} from '~/orders/sync/reconcile/record-order.server';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {quoteSearchTerm} from '~/platform/shopify/search-term';
import {BackendRefused} from '~/platform/supabase/backend.server';
import type {StaffOperationProblem} from '~/platform/staff-operation-problem';
import {executeStaffOperation, type StaffOperation} from '~/platform/staff-operation.server';
import {ORDERS_BY_NUMBER_QUERY} from './order-import.admin.gql';
import {ORDER_IMPORT_COPY} from './order-import-copy';

const FoundSchema = z.object({orders: z.object({nodes: z.array(z.object({id: z.string(), name: z.string()}))})});

interface ImportedOrder {
  readonly shopifyOrderId: string;
  readonly isRecorded: boolean;
}

interface OrderImport {
  readonly actorId: string;
  /** The idempotency key of the form. */
  readonly key: string;
  /** As Shopify shows it: `#1042`. */
  readonly orderNumber: string;
}

/** Records an order of Shopify that the order tables lack, or corrects it, for admins only. */
export async function importOrder(
  context: AppContext,
  {actorId, key, orderNumber}: OrderImport,
): Promise<Result<null, StaffOperationProblem<ImportedOrder>>> {
  const admin = createAdmin(context.config);
  const claim = {actorId, key, action: 'orders.import', target: `order ${orderNumber}`, details: {}} as const;
  const outcome = await executeStaffOperation(context, claim, admin && toOperation(context, admin, orderNumber));
  return outcome.ok ? succeed(null) : fail(outcome.error);
}

function toOperation(context: AppContext, admin: Admin, orderNumber: string): StaffOperation<ImportedOrder> {
  let isRecorded = false;
  return {
    async read() {
      const shopifyOrderId = await findOrderId(admin, orderNumber);
      return shopifyOrderId === null ? null : {shopifyOrderId, isRecorded};
    },
    isDone: (state) => state.isRecorded,
    isPossible: () => true,
    async send({shopifyOrderId}) {
      try {
        await recordOrder(context, admin, shopifyOrderId);
        isRecorded = true;
        return [];
      } catch (error) {
        const isInvalid =
          error instanceof InvalidOrderError || (error instanceof BackendRefused && error.isInvalidInput);
        if (!isInvalid) throw error;
        context.report(error);
        return [ORDER_IMPORT_COPY.invalid];
      }
    },
    toAuditState: (state) => ({...state}),
  };
}

async function findOrderId(admin: Admin, orderNumber: string): Promise<string | null> {
  // Some stores name an order `1001` instead of `#1001`.
  const names = /^#\d+$/.test(orderNumber) ? [orderNumber, orderNumber.slice(1)] : [orderNumber];
  const query = names.map((name) => `name:${quoteSearchTerm(name)}`).join(' OR ');
  const {orders} = await admin.query(ORDERS_BY_NUMBER_QUERY, {query}, FoundSchema);
  return orders.nodes.find(({name}) => orderLabel(name, '') === orderNumber)?.id ?? null;
}
