import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import {formatMoney, type Money} from '~/core/money';
import {toFullName} from '~/core/person-name';
import type {Admin} from '~/platform/shopify/admin.server';
import {STAFF_ORDER_DETAILS_QUERY} from './order-details.admin.gql';
import {ORDER_DETAILS_COPY} from './order-details-copy';
import type {NamedAmount, OrderCustomer, OrderDetails, OrderPayment, OrderRisk} from './order-details-view';

const MoneySchema = z
  .object({shopMoney: z.object({amount: z.string(), currencyCode: z.string()})})
  .transform(({shopMoney}): Money => shopMoney);

/** A field that the store may deny is absent then. */
const personal = z.string().nullish();

const OrderSchema = z.object({
  email: personal,
  phone: personal,
  tags: z.array(z.string()).nullish(),
  totalReceivedSet: MoneySchema,
  totalCapturableSet: MoneySchema,
  totalRefundedSet: MoneySchema,
  netPaymentSet: MoneySchema,
  totalOutstandingSet: MoneySchema,
  refunds: z.array(
    z.object({id: z.string(), createdAt: z.string(), note: z.string().nullable(), totalRefundedSet: MoneySchema}),
  ),
  risk: z
    .object({
      recommendation: z.string(),
      assessments: z.array(z.object({facts: z.array(z.object({description: z.string(), sentiment: z.string()}))})),
    })
    .nullish(),
  customer: z
    .object({
      id: z.string(),
      firstName: personal,
      lastName: personal,
      defaultEmailAddress: z.object({emailAddress: personal}).nullish(),
      phone: personal,
      numberOfOrders: z.coerce.number().int().nullish(),
    })
    .nullish(),
});

type OrderResponse = z.infer<typeof OrderSchema>;

const ResponseSchema = z.object({order: OrderSchema.nullable()});

/** Finds what Shopify knows of an order; null if it has no such order. @throws UpstreamError */
export async function findOrderDetails(admin: Admin, id: string): Promise<OrderDetails | null> {
  const {order} = await admin.query(STAFF_ORDER_DETAILS_QUERY, {id}, ResponseSchema);
  return order && toOrderDetails(order);
}

/** Converts a response of the Admin API, in the currency of the store. */
export const toOrderDetails = (order: OrderResponse): OrderDetails => ({
  payment: toPayment(order),
  customer: toCustomer(order),
  risk: toRisk(order.risk),
  tags: order.tags ?? null,
});

const hasAmount = ({amount}: Money): boolean => Number(amount) !== 0;

function toPayment(order: OrderResponse): OrderPayment {
  const {refunds, totalReceivedSet, totalCapturableSet, totalRefundedSet, netPaymentSet, totalOutstandingSet} = order;
  const isRefunded = hasAmount(totalRefundedSet);
  const amountOf = (name: string, amount: string, isShown = true): NamedAmount[] => (isShown ? [{name, amount}] : []);
  return {
    amounts: [
      ...amountOf(ORDER_DETAILS_COPY.captured, formatMoney(totalReceivedSet)),
      ...amountOf(ORDER_DETAILS_COPY.capturable, formatMoney(totalCapturableSet), hasAmount(totalCapturableSet)),
      ...amountOf(ORDER_DETAILS_COPY.refunded, `−${formatMoney(totalRefundedSet)}`, isRefunded),
      ...amountOf(ORDER_DETAILS_COPY.remaining, formatMoney(netPaymentSet), isRefunded),
      ...amountOf(ORDER_DETAILS_COPY.outstanding, formatMoney(totalOutstandingSet), hasAmount(totalOutstandingSet)),
    ],
    // Items that were only removed are refunds of nothing.
    refunds: refunds
      .filter((refund) => hasAmount(refund.totalRefundedSet))
      .map(({id, createdAt, note, totalRefundedSet: amount}) => ({
        id,
        amount: formatMoney(amount),
        at: toMomentView(createdAt, 'short'),
        reason: note?.trim() || null,
      })),
  };
}

const toCustomer = ({email, phone, customer}: OrderResponse): OrderCustomer => ({
  path: customer ? `/admin/customers/${customer.id.split('/').at(-1)}` : null,
  name: (customer && toFullName(customer)) || null,
  // The address of the order is the one that its mails go to.
  email: email ?? customer?.defaultEmailAddress?.emailAddress ?? null,
  phone: phone ?? customer?.phone ?? null,
  orders: customer?.numberOfOrders ?? null,
});

function toRisk(risk: OrderResponse['risk']): OrderRisk | null {
  const recommendation = risk?.recommendation.toLowerCase();
  if (!risk || (recommendation !== 'investigate' && recommendation !== 'cancel')) return null;
  const facts = risk.assessments.flatMap((assessment) => assessment.facts);
  const against = facts.filter(({sentiment}) => sentiment !== 'POSITIVE').map(({description}) => description);
  return {recommendation, reasons: [...new Set(against)]};
}
