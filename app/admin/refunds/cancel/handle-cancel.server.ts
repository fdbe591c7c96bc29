import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {data, redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {parseForm, readStorableForm} from '~/platform/form.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findStaffOrder} from '~/orders/commands/find-staff-order.server';
import {NOTIFY_FIELD, type PaymentFormResult} from '../payment-form-result';
import {STAFF_ORDER_COPY, staffOrderNotice} from '~/orders/commands/staff-order-copy';
import {CANCEL_COPY, CANCEL_REASONS} from './cancel-copy';
import {cancelOrder} from './cancel-order.server';
import {CANCEL_FIELDS} from './cancel-view';

const CancelSchema = z.object({
  [IDEMPOTENCY_KEY]: z.uuid(),
  [CANCEL_FIELDS.reason]: z.enum(CANCEL_REASONS, {error: CANCEL_COPY.reasonMissing}),
});

/**
 * Handles the form that cancels an order.
 * @throws Response 404 for an order that does not exist; 403 for everyone but admins
 */
export async function handleCancel({context, request, params}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = await readStorableForm(request);
  const response = await nullIfUnavailable(context, async () => {
    const order = await findStaffOrder(context, userId, params.order ?? '');
    if (!form) return respond({failure: toFailure(STAFF_ORDER_COPY.reload)}, 400);
    const values = toValues(form);
    const fields = parseForm(form, CancelSchema);
    if (fields.status !== 'success') {
      const message = fields.error?.[CANCEL_FIELDS.reason]?.[0];
      if (!message) return respond({failure: toFailure(STAFF_ORDER_COPY.reload), values}, 400);
      return respond({fieldErrors: {[CANCEL_FIELDS.reason]: message}, values}, 400);
    }
    const {[IDEMPOTENCY_KEY]: idempotencyKey, [CANCEL_FIELDS.reason]: reason} = fields.value;
    const outcome = await cancelOrder(
      context,
      {order, userId, idempotencyKey},
      {
        reason,
        isRestocking: form.has(CANCEL_FIELDS.restock),
        isRefunding: form.has(CANCEL_FIELDS.refund),
        isNotifying: form.has(NOTIFY_FIELD),
      },
    );
    // The page says whether Shopify's job is still running.
    if (outcome.ok) return redirect(`${order.path}/cancel`, 303);
    const failure = staffOrderNotice(outcome.error, CANCEL_COPY.failed, CANCEL_COPY.changed);
    return respond({failure, values}, staffProblemStatus(outcome.error));
  });
  return (
    response ?? respond({failure: toFailure(STAFF_ORDER_COPY.unavailable), values: form ? toValues(form) : {}}, 503)
  );
}

const toFailure = (body: string) => ({tone: 'error', title: CANCEL_COPY.failed, body, id: 'payment-problem'}) as const;

/** The entered fields; an unchecked box is absent. */
const toValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...Object.values(CANCEL_FIELDS), NOTIFY_FIELD].flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const respond = (result: Partial<PaymentFormResult>, status: number) =>
  data<PaymentFormResult>(
    {failure: null, fieldErrors: {}, values: {}, ...result},
    {status, headers: {'Cache-Control': 'private, no-store'}},
  );
