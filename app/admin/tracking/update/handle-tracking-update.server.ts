import {data, redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {parseForm, fieldOf, readStorableForm} from '~/platform/form.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {duplicateNotice} from '~/orders/commands/fulfillment-copy';
import {ATTEMPT, KNOWN_DUPLICATE, NOTIFY} from '~/orders/commands/fulfillment-fields';
import {findDuplicates} from '~/orders/commands/find-duplicates.server';
import {toTracking, TrackingSchema, withGuessedCarrier} from '~/orders/commands/tracking';
import {findOrder} from '~/orders/model/find-order.server';
import {parseOrderReference} from '~/orders/model/order-reference';
import {findOrderReader} from '~/orders/model/order-context.server';
import {sendTracking, type TrackingProblem} from './send-tracking.server';
import {INCOMPLETE, INVALID, trackingNotice, UNAVAILABLE, UNKNOWN_ORDER} from './tracking-update-copy';
import {CHOSEN, type TrackingUpdateResult} from './tracking-update-view';

const FIELDS = ['order', 'carrier', 'number', CHOSEN, NOTIFY];

type Rejection = Pick<TrackingUpdateResult, 'failure'> & Partial<TrackingUpdateResult> & {readonly status: number};

/** Handles the form 'Update Tracking Information'. */
export async function handleTrackingUpdate({context, request}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = withGuessedCarrier((await readStorableForm(request)) ?? new FormData());
  const values = toValues(form);
  const rejection = await updateTracking(context, userId, form, values);
  if (rejection) {
    const {status, ...result} = rejection;
    return data<TrackingUpdateResult>({fieldErrors: {}, values, choices: [], ...result}, {status});
  }
  context.flash.set('order-tracking-updated');
  return redirect('/admin/tracking', 303);
}

const toValues = (form: FormData): Readonly<Record<string, string>> =>
  Object.fromEntries(FIELDS.flatMap((name) => (form.has(name) ? [[name, fieldOf(form, name) ?? '']] : [])));

/** Returns why the form was rejected, or null if the tracking number was sent. */
async function updateTracking(
  context: AppContext,
  userId: string,
  form: FormData,
  values: Readonly<Record<string, string>>,
): Promise<Rejection | null> {
  const text = values.order?.trim() ?? '';
  if (!text || !values.number?.trim()) return {failure: INCOMPLETE, status: 400};
  const fields = parseForm(form, TrackingSchema);
  if (fields.status !== 'success') return {failure: INVALID, fieldErrors: toMessages(fields.error), status: 400};
  const tracking = toTracking(fields.value);
  const order = await findTypedOrder(context, text);
  if (order === null) return {failure: UNAVAILABLE, status: 503};
  if (order === 'missing' || !order.shopify_order_id) return {failure: UNKNOWN_ORDER, status: 404};

  // Sent again with this value, the form is executed without the warning.
  const warned = {...values, [KNOWN_DUPLICATE]: tracking.number};
  const isWarned = fieldOf(form, KNOWN_DUPLICATE) === tracking.number;
  const request = {userId, number: tracking.number, orderId: order.id};
  const duplicates = isWarned ? [] : await findDuplicates(context, request);
  if (duplicates.length > 0) return {failure: duplicateNotice(duplicates), values: warned, status: 409};
  const sent = await sendTracking(context, {
    actorId: userId,
    key: z.uuid().safeParse(fieldOf(form, ATTEMPT)).data ?? crypto.randomUUID(),
    orderId: order.shopify_order_id,
    tracking,
    chosen: values[CHOSEN] ?? null,
    mayReplace: true,
    isNotifying: form.has(NOTIFY),
  });
  if (sent.ok) return null;
  const choices = sent.error.kind === 'several-parcels' ? sent.error.choices : [];
  return {failure: trackingNotice(sent.error), values: warned, choices, status: toStatus(sent.error)};
}

/** Finds an order by its number, its id or Shopify's id; null if the database is unavailable. */
const findTypedOrder = (context: AppContext, text: string) =>
  nullIfUnavailable(context, async () => {
    const reader = await findOrderReader(context);
    const reference = parseOrderReference(text);
    return (reader && reference && (await findOrder(reader.database, reference))) ?? 'missing';
  });

const toMessages = (errors: Record<string, string[] | null> | null | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(errors ?? {}).map(([name, messages]) => [name, messages?.[0] ?? '']));

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
