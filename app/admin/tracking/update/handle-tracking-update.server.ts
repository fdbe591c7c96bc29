import {data, redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin, type AdminViewer} from '~/admin/frame/access/require-admin.server';
import {findDuplicateWarning} from '~/orders/commands/find-duplicate-warning.server';
import {getTracking} from '~/orders/commands/fulfillment-command';
import {KNOWN_DUPLICATE, NOTIFY} from '~/orders/commands/fulfillment-fields';
import {parseFulfillmentForm, type FulfillmentForm} from '~/orders/commands/parse-fulfillment-form.server';
import {findOrderForStaff} from '~/orders/model/find-order-for-staff.server';
import {parseOrderReference} from '~/orders/model/order-reference';
import {sendTracking, type TrackingProblem} from './send-tracking.server';
import {INCOMPLETE, INVALID, trackingNotice, UNAVAILABLE, UNKNOWN_ORDER} from './tracking-update-copy';
import {CHOSEN, type TrackingUpdateResult} from './tracking-update-view';

type Rejection = Pick<TrackingUpdateResult, 'failure'> & Partial<TrackingUpdateResult> & {readonly status: number};

export async function handleTrackingUpdate({context, request}: ActionFunctionArgs) {
  const viewer = await requireAdmin(context, request, 'packing');
  const entered = (await readStorableForm(request)) ?? new FormData();
  const form = parseFulfillmentForm(entered, 'update-tracking');
  const values = {...form.values, ...toPageValues(entered)};
  const rejection = await updateTracking(context, viewer, {...form, values});
  if (rejection) {
    const {status, ...result} = rejection;
    return data<TrackingUpdateResult>({fieldErrors: {}, values, choices: [], ...result}, {status});
  }
  context.flash.set('order-tracking-updated');
  return redirect('/admin/tracking', 303);
}

/** Returns the fields that only this page has. */
const toPageValues = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(['order', CHOSEN].flatMap((name) => (form.has(name) ? [[name, fieldOf(form, name) ?? '']] : [])));

/** Returns why the form was rejected, or null if the tracking number was sent. */
async function updateTracking(
  context: AppContext,
  viewer: AdminViewer,
  form: FulfillmentForm,
): Promise<Rejection | null> {
  const {userId} = viewer;
  const {command, idempotencyKey, values} = form;
  const text = values.order?.trim() ?? '';
  if (!text || !values.number?.trim()) return {failure: INCOMPLETE, status: 400};
  if (!command.ok) return {failure: INVALID, fieldErrors: command.error, status: 400};
  const tracking = getTracking(command.value);
  if (!tracking) return {failure: INCOMPLETE, status: 400};
  const order = await findTypedOrder(context, viewer, text);
  if (order === null) return {failure: UNAVAILABLE, status: 503};
  if (order === 'missing' || !order.shopify_order_id) return {failure: UNKNOWN_ORDER, status: 404};
  const warning = await findDuplicateWarning(context, form, {userId, orderId: order.id, command: command.value});
  if (warning) return {...warning, status: 409};
  const sent = await sendTracking(context, {
    actorId: userId,
    key: idempotencyKey ?? crypto.randomUUID(),
    orderId: order.shopify_order_id,
    tracking,
    chosen: values[CHOSEN] ?? null,
    mayReplace: true,
    isNotifying: NOTIFY in values,
  });
  if (sent.ok) return null;
  const choices = sent.error.kind === 'several-parcels' ? sent.error.choices : [];
  // Sent again with this value, the form is executed without the warning.
  const warned = {...values, [KNOWN_DUPLICATE]: tracking.number};
  return {failure: trackingNotice(sent.error), values: warned, choices, status: toStatus(sent.error)};
}

/** Finds an order by its number, its id or Shopify's id; null if the database is unavailable. */
const findTypedOrder = (context: AppContext, viewer: AdminViewer, text: string) =>
  nullIfUnavailable(context, async () => {
    const reference = parseOrderReference(text);
    return (reference && (await findOrderForStaff(context, viewer, reference))) ?? 'missing';
  });

function toStatus(problem: TrackingProblem): number {
  switch (problem.kind) {
    case 'several-parcels':
    case 'on-hold':
    case 'has-number':
    case 'nothing-to-send':
      return 409;
    default:
      return staffProblemStatus(problem);
  }
}
