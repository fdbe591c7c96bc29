import {z} from 'zod';
import type {Health} from '~/core/health';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {isUpstreamFailure} from '~/platform/shopify/upstream-problem';
import type {ShopTotals} from './shop-totals';
import {CUSTOMER_TOTAL_QUERY, PRODUCT_TOTAL_QUERY} from './totals.admin.gql';

type Context = Pick<AppContext, 'config' | 'backend' | 'report'>;

const CountSchema = z.object({count: z.int(), precision: z.enum(['EXACT', 'AT_LEAST'])}).nullable();
const CustomerTotalSchema = z.object({customersCount: CountSchema}).transform(({customersCount}) => customersCount);
const ProductTotalSchema = z.object({productsCount: CountSchema}).transform(({productsCount}) => productsCount);

/** Returns the totals of the shop; null for each that is unknown at the moment. */
export async function findTotals(context: Context, health: Promise<Health>): Promise<ShopTotals> {
  const admin = createAdmin(context.config);
  const [orders, customers, products] = await Promise.all([
    findOrderTotals(context),
    findCount(context, admin, CUSTOMER_TOTAL_QUERY, CustomerTotalSchema),
    findCount(context, admin, PRODUCT_TOTAL_QUERY, ProductTotalSchema),
  ]);
  return {orders, customers, products, health: await health};
}

async function findOrderTotals(context: Context): Promise<ShopTotals['orders']> {
  const [row] = (await nullIfUnavailable(context, () => context.backend.call('count_shop_totals', {}))) ?? [];
  return row ? {all: row.orders, pending: row.pending_orders, failedPayments: row.failed_payments} : null;
}

async function findCount(
  {report}: Context,
  admin: Admin | null,
  document: string,
  schema: z.ZodType<z.infer<typeof CountSchema>>,
): Promise<ShopTotals['customers']> {
  try {
    const counted = await admin?.query(document, {}, schema);
    return counted ? {count: counted.count, isExact: counted.precision === 'EXACT'} : null;
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return null;
  }
}
