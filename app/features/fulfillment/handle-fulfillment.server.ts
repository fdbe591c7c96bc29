import {z} from 'zod';
import {fail, succeed, type Result} from '~/core/result';
import {parseForm} from '~/platform/form.server';
import type {Limit} from '~/platform/local-limit';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {takeAttempt} from '~/platform/throttle.server';
import type {OrderAction} from '~/features/orders/detail/order-action';
import type {FulfillmentOutcome} from '~/features/orders/detail/handle-order-action.server';
import type {FulfillmentIntent} from '~/features/orders/order-intents';
import type {OrderNotice} from '~/features/orders/order-notices';
import {executeFulfillment, deny, type FulfillmentClaim} from './execute-fulfillment.server';
import {fulfillmentNotice} from './fulfillment-copy';
import {ATTEMPT, TARGET} from './fulfillment-fields';
import type {FulfillmentOperation} from './fulfillment-operation.server';
import {fulfillmentStatusCode, type FulfillmentProblem} from './fulfillment-problem';
import {addTracking, cancelFulfillmentOrder, fulfill} from './fulfillment-operations.server';
import {OptionalTrackingSchema, toTracking, TrackingSchema, type Tracking} from './tracking';

const LOGGED_DENIALS: Limit = {attempts: 20, seconds: 600};

const FactsSchema = z.object({
  [TARGET]: z.string().regex(/^gid:\/\/shopify\/FulfillmentOrder\/[1-9]\d{0,19}$/),
  [ATTEMPT]: z.uuid(),
});

const DONE: Readonly<Record<FulfillmentIntent, OrderNotice>> = {
  fulfill: 'order-fulfilled',
  'add-tracking': 'order-tracking-added',
  'update-tracking': 'order-tracking-updated',
  'cancel-fulfillment': 'order-fulfillment-cancelled',
};

/** What the audit log calls each change, whoever asks for it and however it ends. */
const ACTIONS: Readonly<Record<FulfillmentIntent, FulfillmentClaim['action']>> = {
  fulfill: 'create',
  'add-tracking': 'track',
  'update-tracking': 'track',
  'cancel-fulfillment': 'cancel',
};

/** Takes a form of the staff's panel. Who may is decided before anything of it is done, and by the database again. */
export async function handleFulfillment(given: OrderAction, intent: FulfillmentIntent): Promise<FulfillmentOutcome> {
  const {form, order, reader, args} = given;
  const {target} = readFacts(form);
  const typedValues = {intent, target, values: typed(form)};
  const problem = (problem: FulfillmentProblem): FulfillmentOutcome => ({
    notice: null,
    reply: {...typedValues, failure: fulfillmentNotice(intent, problem)},
    status: fulfillmentStatusCode(problem),
  });
  if (!reader.isAdmin) return problem(await denyFulfillment(given, intent, order.shopify_order_id ?? order.id));
  if (!target || !order.shopify_order_id) return problem({kind: 'missing'});
  const operation = readOperation(form, intent);
  if (!operation.ok) return {notice: null, reply: {...typedValues, fieldErrors: operation.error}, status: 400};
  const orderId = order.shopify_order_id;
  const claim = toClaim(given, intent, orderId, operation.value.tracking);
  const done = await executeFulfillment(args.context, {...claim, orderId}, operation.value).catch(toProblem(given));
  return done.ok ? {notice: DONE[intent], reply: {}, status: 303} : problem(done.error);
}

type Asked = Omit<OrderAction, 'order'>;

/**
 * Writes down what somebody tried who is no admin, also where they may not even know whether there is such an order.
 * Nobody can fill the audit log, which is never emptied: above the limit no more is written.
 * @param orderId which order they named
 */
export async function denyFulfillment(
  given: Asked,
  intent: FulfillmentIntent,
  orderId: string,
): Promise<FulfillmentProblem> {
  const {args, reader} = given;
  const {isAllowed} = await takeAttempt(
    args.context.backend,
    [`fulfillment-denied:${reader.live.user_id}`],
    LOGGED_DENIALS,
  );
  if (!isAllowed) return {kind: 'throttled'};
  const operation = readOperation(given.form, intent);
  const claim = toClaim(given, intent, orderId, operation.ok ? operation.value.tracking : null);
  await deny(args.context, claim).catch(toProblem(given));
  return {kind: 'denied'};
}

function toClaim(
  {form, reader}: Asked,
  intent: FulfillmentIntent,
  orderId: string,
  tracking: Tracking | null,
): FulfillmentClaim {
  const {target, attempt} = readFacts(form);
  return {
    actorId: reader.live.user_id,
    key: `${attempt} ${intent} ${target}`,
    action: ACTIONS[intent],
    target: target ?? orderId,
    details: {order: orderId, ...(tracking && {carrier: tracking.company, number: tracking.number})},
  };
}

/** Which part a form is about, and which shown form it is; null where it says so in no way that we write. */
function readFacts(form: FormData) {
  const facts = parseForm(form, FactsSchema);
  if (facts.status !== 'success') return {target: null, attempt: null};
  return {target: facts.value[TARGET], attempt: facts.value[ATTEMPT]};
}

/** @returns the change that the form asks for; else what is wrong with its fields */
function readOperation(
  form: FormData,
  intent: FulfillmentIntent,
): Result<FulfillmentOperation, Readonly<Record<string, string>>> {
  if (intent === 'cancel-fulfillment') return succeed(cancelFulfillmentOrder);
  if (intent === 'fulfill') {
    const given = parseForm(form, OptionalTrackingSchema);
    if (given.status !== 'success') return fail(firstWords(given.error));
    const {carrier, number, url} = given.value;
    return succeed(fulfill(carrier && number ? toTracking({carrier, number, url}) : null));
  }
  const given = parseForm(form, TrackingSchema);
  return given.status === 'success' ? succeed(addTracking(toTracking(given.value))) : fail(firstWords(given.error));
}

const firstWords = (errors: Record<string, string[] | null> | null | undefined): Record<string, string> =>
  Object.fromEntries(Object.entries(errors ?? {}).flatMap(([field, words]) => (words?.[0] ? [[field, words[0]]] : [])));

/** What staff typed into the fields of a parcel. */
const typed = (form: FormData): Record<string, string> =>
  Object.fromEntries(
    ['carrier', 'number', 'url'].flatMap((name) => {
      const value = form.get(name);
      return typeof value === 'string' ? [[name, value]] : [];
    }),
  );

const toProblem =
  ({args}: Asked) =>
  (error: unknown): Result<never, FulfillmentProblem> => {
    if (!(error instanceof BackendUnavailable)) throw error;
    args.context.report(error);
    return fail({kind: 'backend-down'});
  };
