import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {z} from 'zod';
import {fail, succeed, type Result} from '~/core/result';
import {fieldOf, parseForm} from '~/platform/form.server';
import {HOLD_REASONS} from '../model/hold-reasons';
import type {FulfillmentCommand} from './fulfillment-command';
import {FULFILLMENT_COPY} from './fulfillment-copy';
import {
  HOLD_ID,
  HOLD_NOTES,
  HOLD_REASON,
  KNOWN_DUPLICATE,
  MAX_HOLD_NOTES_LENGTH,
  NOTIFY,
  FULFILLMENT,
  TARGET,
} from './fulfillment-fields';
import type {FulfillmentIntent} from './order-intents';
import {parseQuantities} from './parcel-quantities';
import {OptionalTrackingSchema, toTracking, TrackingSchema, withGuessedCarrier} from './tracking';

const TargetSchema = z.string().regex(/^gid:\/\/shopify\/FulfillmentOrder\/[1-9]\d{0,19}$/);
const IdempotencyKeySchema = z.uuid();
const FulfillmentSchema = z.object({[FULFILLMENT]: z.string().regex(/^gid:\/\/shopify\/Fulfillment\/[1-9]\d{0,19}$/)});

const HoldSchema = z.object({
  [HOLD_REASON]: z.enum(HOLD_REASONS, {error: FULFILLMENT_COPY.chooseReason}),
  [HOLD_NOTES]: z
    .string()
    .trim()
    .max(MAX_HOLD_NOTES_LENGTH, FULFILLMENT_COPY.notesTooLong(MAX_HOLD_NOTES_LENGTH))
    .default(''),
});

const HoldIdsSchema = z.array(z.string().regex(/^gid:\/\/shopify\/FulfillmentHold\/[1-9]\d{0,19}$/));

type FieldErrors = Readonly<Record<string, string>>;
type ParsedCommand = Result<FulfillmentCommand, FieldErrors>;

export interface FulfillmentForm {
  /** The command, or the errors of the fields. */
  readonly command: ParsedCommand;
  /** Shopify's id of the fulfillment order; null if the form names none. */
  readonly target: string | null;
  /** The idempotency key of the form; null if it has none. */
  readonly idempotencyKey: string | null;
  /** The tracking number that staff were warned about already. */
  readonly knownDuplicate: string | null;
  /** The entered fields, to show them again, with the carrier that the tracking number shows if none was chosen. */
  readonly values: Readonly<Record<string, string>>;
}

/** Parses a form of staff about a fulfillment order. Every page with such a form uses this. */
export function parseFulfillmentForm(entered: FormData, intent: FulfillmentIntent): FulfillmentForm {
  const form = withGuessedCarrier(entered);
  return {
    command: parseCommand(form, intent),
    target: TargetSchema.safeParse(fieldOf(form, TARGET)).data ?? null,
    idempotencyKey: IdempotencyKeySchema.safeParse(fieldOf(form, IDEMPOTENCY_KEY)).data ?? null,
    knownDuplicate: fieldOf(form, KNOWN_DUPLICATE),
    values: toEnteredValues(form),
  };
}

function parseCommand(form: FormData, intent: FulfillmentIntent): ParsedCommand {
  switch (intent) {
    case 'fulfill':
      return parseFulfill(form);
    case 'add-tracking':
    case 'update-tracking':
      return parseTracking(form, intent);
    case 'cancel-fulfillment':
      return succeed({kind: intent});
    case 'place-hold':
      return parseHold(form);
    case 'release-holds':
      return succeed({kind: intent, holdIds: HoldIdsSchema.safeParse(form.getAll(HOLD_ID)).data ?? []});
  }
}

function parseFulfill(form: FormData): ParsedCommand {
  const fields = parseForm(form, OptionalTrackingSchema);
  if (fields.status !== 'success') return fail(toFieldErrors(fields.error));
  const quantities = parseQuantities(form);
  if (!quantities.ok) return quantities;
  const {carrier, number, url} = fields.value;
  const tracking = carrier && number ? toTracking({carrier, number, url}) : null;
  return succeed({kind: 'fulfill', quantities: quantities.value, tracking, isNotifying: form.has(NOTIFY)});
}

function parseTracking(form: FormData, kind: 'add-tracking' | 'update-tracking'): ParsedCommand {
  const fields = parseForm(form, TrackingSchema);
  if (fields.status !== 'success') return fail(toFieldErrors(fields.error));
  const fulfillment = parseForm(form, FulfillmentSchema);
  const fulfillmentId = fulfillment.status === 'success' ? fulfillment.value[FULFILLMENT] : null;
  return succeed({kind, tracking: toTracking(fields.value), fulfillmentId, isNotifying: form.has(NOTIFY)});
}

function parseHold(form: FormData): ParsedCommand {
  const fields = parseForm(form, HoldSchema);
  if (fields.status !== 'success') return fail(toFieldErrors(fields.error));
  return succeed({kind: 'place-hold', reason: fields.value[HOLD_REASON], notes: fields.value[HOLD_NOTES]});
}

/** Returns the first message of each field. */
const toFieldErrors = (errors: Record<string, string[] | null> | null | undefined): FieldErrors =>
  Object.fromEntries(
    Object.entries(errors ?? {}).flatMap(([field, messages]) => (messages?.[0] ? [[field, messages[0]]] : [])),
  );

const SHOWN_AGAIN =
  /^(carrier|number|url|knownDuplicate|fulfillmentId|notifyCustomer|holdReason|holdNotes|quantity-\d+)$/;

const toEnteredValues = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    [...form].filter((entry): entry is [string, string] => typeof entry[1] === 'string' && SHOWN_AGAIN.test(entry[0])),
  );
