import {setTimeout as sleep} from 'node:timers/promises';
import {expect, vi} from 'vitest';
import type {StaffRole} from '../../app/core/staff-permissions';
import {SEED_PEOPLE} from '../../local/seed/people';
import {adminExecutor} from '../../local/shop/admin/admin-endpoint';
import {signInTo, type SignedIn} from './account';
import {makeAdmin, orderGid, passSecondFactor, recordOrders} from './orders';
import {placeOrder} from './place-order';
import {countOf, rowsOf} from './send-webhook';
import type {StackWithBackend} from './stack';

const {ada, gita} = SEED_PEOPLE;

type Who = (typeof SEED_PEOPLE)[keyof typeof SEED_PEOPLE];
type Fields = Readonly<Record<string, string>>;

/** A paid order of Ada's that is replicated to the database. */
export async function paidOrder(stack: StackWithBackend, quantity = 1) {
  const record = placeOrder(stack.shop, {customer: ada, lines: [{catalogId: '1', quantity}]});
  const {number} = record;
  await recordOrders(stack.backend, [{number, of: ada}]);
  const partNumber = record.fulfillmentOrders[0]?.number ?? 0;
  return {record, number, path: `/order/${number}`, partNumber, partId: `gid://shopify/FulfillmentOrder/${partNumber}`};
}

/** A paid order of Ada's that Shopify's webhook has brought, so that later ones change it. */
export async function receivedOrder(stack: StackWithBackend, quantity = 1) {
  // Loading the schema blocks this process, which serves the database too, for longer than a webhook waits.
  adminExecutor();
  const record = placeOrder(stack.shop, {customer: ada, lines: [{catalogId: '1', quantity}]});
  const {number} = record;
  const isStored = `public.orders where shopify_order_id = '${orderGid(number)}'`;
  await vi.waitFor(async () => expect(await countOf(stack, isStored)).toBe(1), {timeout: 60_000});
  return {record, number, path: `/order/${number}`};
}

/** Signs in a staff member who has entered the second factor; by default Gita, as an owner. */
export async function signInStaff(stack: StackWithBackend, who: Who = gita, role?: StaffRole): Promise<SignedIn> {
  // Loading the schema blocks this process, which serves the database too, for longer than the storefront waits.
  adminExecutor();
  const signedIn = await signInTo(stack, who);
  await makeAdmin(stack.backend, signedIn.owner, role);
  await passSecondFactor(stack.backend, signedIn.owner);
  return signedIn;
}

/** Returns the current fields of a form on this page. */
export async function formOf(who: SignedIn, path: string, partNumber: number, intent: string, fields: Fields = {}) {
  const html = await (await who.get(path)).text();
  const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(html)?.[1] ?? '';
  return {intent, idempotencyKey, fulfillmentOrderId: `gid://shopify/FulfillmentOrder/${partNumber}`, ...fields};
}

/** Returns the fields of a form even if the page does not show it. */
export const toForgedForm = (partNumber: number, intent: string, fields: Fields = {}) => ({
  intent,
  idempotencyKey: crypto.randomUUID(),
  fulfillmentOrderId: `gid://shopify/FulfillmentOrder/${partNumber}`,
  ...fields,
});

export const countRequests = async ({shop}: StackWithBackend, name: string) =>
  (await shop.log()).requests.filter(({operation}) => operation === name).length;

export interface FulfillmentAudit {
  readonly actor_id: string;
  readonly action: string;
  readonly target: string;
  readonly details: Readonly<Record<string, unknown>>;
  readonly request_id: string;
  readonly outcome: string | null;
  readonly ended: Readonly<Record<string, unknown>> | null;
}

/** Returns all entries of the audit log, oldest first. */
export const auditsOf = (stack: StackWithBackend): Promise<readonly FulfillmentAudit[]> =>
  rowsOf<FulfillmentAudit>(
    stack,
    `select l.actor_id, l.action, l.target, l.details, l.request_id, o.outcome::text, o.details as ended
     from private.audit_log as l left join private.audit_outcomes as o on o.audit_id = l.id
     where l.action like 'fulfillment.%' order by l.id`,
  );

const UNAVAILABLE = 503;
const RETRY_MS = 2_000;

/**
 * Submits the form that sends a part many times at once, each time as a new attempt, while Shopify's first response is
 * lost. A request that the storefront rejects because a service is too slow is repeated unchanged.
 */
export async function fulfillAtOnce(stack: StackWithBackend, count: number) {
  const {record, path, partNumber} = await paidOrder(stack);
  const who = await signInStaff(stack);
  await stack.shop.fault({op: 'StaffFulfillmentCreate', mode: 'dropAfterExecute', times: 1});
  let repeated = 0;
  const submit = async () => {
    const form = toForgedForm(partNumber, 'fulfill');
    let response = await who.post(path, form);
    if (response.status === UNAVAILABLE) repeated += 1;
    while (response.status === UNAVAILABLE) {
      await sleep(RETRY_MS * (0.5 + Math.random()));
      response = await who.post(path, form);
    }
    return response.status;
  };
  return {
    statuses: await Promise.all(Array.from({length: count}, submit)),
    repeated,
    mutations: await countRequests(stack, 'StaffFulfillmentCreate'),
    parcels: record.fulfillments.length,
    audits: await auditsOf(stack),
  };
}
