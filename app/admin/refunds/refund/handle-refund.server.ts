import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {data, redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {formatMoney} from '~/core/money';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {parseForm, readStorableForm} from '~/platform/form.server';
import {staffProblemStatus, toStaffOutcome} from '~/platform/staff-operation-problem';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findStaffOrder} from '~/orders/commands/find-staff-order.server';
import {NOTIFY_FIELD, type PaymentFormResult} from '../payment-form-result';
import {STAFF_ORDER_COPY, staffOrderNotice} from '~/orders/commands/staff-order-copy';
import {createRefund} from './create-refund.server';
import {parseAmount} from './refund-amount';
import {
  AMOUNT_FIELD,
  isEmptyChoice,
  MAX_REASON_LENGTH,
  parseChoice,
  parseRefundable,
  REASON_FIELD,
  SEEN_FIELD,
  SUGGESTED_FIELD,
} from './refund-choice';
import {REFUND_COPY} from './refund-copy';

const RefundSchema = z.object({
  [IDEMPOTENCY_KEY]: z.uuid(),
  [AMOUNT_FIELD]: z.string().default(''),
  [REASON_FIELD]: z.string().trim().default(''),
  [SUGGESTED_FIELD]: z.string().regex(/^\d{1,9}(?:\.\d{1,3})?$/),
  [SEEN_FIELD]: z.string().max(5_000).default(''),
});

/**
 * Handles the form that refunds items of an order.
 * @throws Response 404 for an order that does not exist; 403 for everyone but admins
 */
export async function handleRefund({context, request, params}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = (await readStorableForm(request)) ?? new FormData();
  const response = await nullIfUnavailable(context, async () => {
    const order = await findStaffOrder(context, userId, params.order ?? '');
    const fields = parseForm(form, RefundSchema);
    const choice = parseChoice(form);
    if (fields.status !== 'success' || isEmptyChoice(choice))
      return respond({failure: toFailure(STAFF_ORDER_COPY.reload)}, 400);
    const {[IDEMPOTENCY_KEY]: idempotencyKey, [SUGGESTED_FIELD]: suggested, [SEEN_FIELD]: seen} = fields.value;
    const {currency} = order;
    const amountMinor = parseAmount(fields.value[AMOUNT_FIELD], currency);
    if (amountMinor === null || amountMinor > (parseAmount(suggested, currency) ?? 0)) {
      const message = REFUND_COPY.invalidAmount(formatMoney({amount: suggested, currencyCode: currency}));
      return respond({fieldErrors: {[AMOUNT_FIELD]: message}, values: toValues(form)}, 400);
    }
    const reason = fields.value[REASON_FIELD];
    if (reason.length > MAX_REASON_LENGTH)
      return respond({fieldErrors: {[REASON_FIELD]: REFUND_COPY.longReason}, values: toValues(form)}, 400);
    const outcome = await createRefund(
      context,
      {order, userId, idempotencyKey},
      {
        choice,
        amountMinor,
        reason,
        isNotifying: form.has(NOTIFY_FIELD),
        seen: seen.split(' '),
        refundable: parseRefundable(form, choice),
      },
    );
    if (outcome.ok) {
      context.flash.set('order-refunded');
      return redirect(order.path, 303);
    }
    const failure = staffOrderNotice(outcome.error, REFUND_COPY.failed, REFUND_COPY.changed);
    // While the outcome is checked, the same form keeps its key, so that Shopify recognizes the refund.
    const kept: Record<string, string> =
      toStaffOutcome(outcome.error) === 'checking' ? {[IDEMPOTENCY_KEY]: idempotencyKey} : {};
    return respond({failure, values: {...toValues(form), ...kept}}, staffProblemStatus(outcome.error));
  });
  return response ?? respond({failure: toFailure(STAFF_ORDER_COPY.unavailable), values: toValues(form)}, 503);
}

const toFailure = (body: string) => ({tone: 'error', title: REFUND_COPY.failed, body, id: 'payment-problem'}) as const;

/** The entered fields; an unchecked box is absent. */
const toValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [AMOUNT_FIELD, REASON_FIELD, NOTIFY_FIELD].flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const respond = (result: Partial<PaymentFormResult>, status: number) =>
  data<PaymentFormResult>(
    {failure: null, fieldErrors: {}, values: {}, ...result},
    {status, headers: {'Cache-Control': 'private, no-store'}},
  );
