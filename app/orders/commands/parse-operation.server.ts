import {z} from 'zod';
import {fail, succeed, type Result} from '~/core/result';
import {parseForm} from '~/platform/form.server';
import {HOLD_REASONS} from '../model/hold-reasons';
import type {FulfillmentIntent} from './order-intents';
import {FULFILLMENT_COPY} from './fulfillment-copy';
import {HOLD_ID, HOLD_NOTES, HOLD_REASON, NOTIFY, PARCEL} from './fulfillment-fields';
import type {FulfillmentOperation} from './fulfillment-operation.server';
import {addTracking, cancelFulfillmentOrder, fulfill} from './fulfillment-operations.server';
import {placeHold, releaseHolds} from './hold-operations.server';
import {parseQuantities} from './parcel-quantities';
import {OptionalTrackingSchema, toTracking, TrackingSchema} from './tracking';

const MAX_HOLD_NOTES_LENGTH = 250;

const ParcelSchema = z.object({[PARCEL]: z.string().regex(/^gid:\/\/shopify\/Fulfillment\/[1-9]\d{0,19}$/)});

const HoldSchema = z.object({
  [HOLD_REASON]: z.enum(HOLD_REASONS, {error: FULFILLMENT_COPY.chooseReason}),
  [HOLD_NOTES]: z
    .string()
    .trim()
    .max(MAX_HOLD_NOTES_LENGTH, FULFILLMENT_COPY.notesTooLong(MAX_HOLD_NOTES_LENGTH))
    .default(''),
});

const HoldIdsSchema = z.array(z.string().regex(/^gid:\/\/shopify\/FulfillmentHold\/[1-9]\d{0,19}$/));

/** The requested operation, or the errors of the fields. */
type ParsedOperation = Result<FulfillmentOperation, Readonly<Record<string, string>>>;

/** Parses the operation that a form of the fulfillment panel requests; fails with the errors of the fields. */
export function parseOperation(form: FormData, intent: FulfillmentIntent): ParsedOperation {
  switch (intent) {
    case 'fulfill':
      return parseParcel(form);
    case 'add-tracking':
    case 'update-tracking':
      return parseTracking(form);
    case 'cancel-fulfillment':
      return succeed(cancelFulfillmentOrder);
    case 'place-hold':
      return parseHold(form);
    case 'release-holds':
      return succeed(releaseHolds(HoldIdsSchema.safeParse(form.getAll(HOLD_ID)).data ?? []));
  }
}

function parseParcel(form: FormData): ParsedOperation {
  const tracking = parseForm(form, OptionalTrackingSchema);
  if (tracking.status !== 'success') return fail(firstMessages(tracking.error));
  const quantities = parseQuantities(form);
  if (!quantities.ok) return quantities;
  const {carrier, number, url} = tracking.value;
  const known = carrier && number ? toTracking({carrier, number, url}) : null;
  return succeed(fulfill({quantities: quantities.value, tracking: known, isNotifying: form.has(NOTIFY)}));
}

function parseTracking(form: FormData): ParsedOperation {
  const fields = parseForm(form, TrackingSchema);
  if (fields.status !== 'success') return fail(firstMessages(fields.error));
  const parcel = parseForm(form, ParcelSchema);
  const parcelId = parcel.status === 'success' ? parcel.value[PARCEL] : null;
  return succeed(addTracking({tracking: toTracking(fields.value), parcelId, isNotifying: form.has(NOTIFY)}));
}

function parseHold(form: FormData): ParsedOperation {
  const fields = parseForm(form, HoldSchema);
  if (fields.status !== 'success') return fail(firstMessages(fields.error));
  return succeed(placeHold({reason: fields.value[HOLD_REASON], notes: fields.value[HOLD_NOTES]}));
}

const firstMessages = (errors: Record<string, string[] | null> | null | undefined): Record<string, string> =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, messages]) => (messages?.[0] ? [[field, messages[0]]] : [])),
  );
