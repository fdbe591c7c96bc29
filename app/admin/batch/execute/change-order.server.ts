import {changeOrderTag} from '~/orders/commands/change-order-tag.server';
import {executeFulfillment} from '~/orders/commands/execute-fulfillment.server';
import {
  findStaffFulfillmentOrders,
  type StaffFulfillmentOrder,
} from '~/orders/commands/find-staff-fulfillment-orders.server';
import type {FulfillmentCommand} from '~/orders/commands/fulfillment-command';
import {fail, succeed, type Result} from '~/core/result';
import {remainingOf} from '~/orders/commands/unsent-items';
import type {AppContext} from '~/platform/context.server';
import {createAdmin, type Admin} from '~/platform/shopify/admin.server';
import {isUpstreamFailure, upstreamErrorOf} from '~/platform/shopify/upstream-problem';
import type {SkipReason} from '../batch-copy';
import type {BatchChange} from '../batch-change';
import {toOrderVerdict, type OrderVerdict, type StepOutcome} from './order-verdict';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference'>;

/** An order of a batch and what is done with it. */
export interface OrderChange {
  readonly batchId: string;
  readonly actorId: string;
  /** The idempotency key of this attempt. */
  readonly key: string;
  /** Shopify's id; null for an order that does not exist any more. */
  readonly orderId: string | null;
  readonly isCanceled: boolean;
  /** Why it was on hold when it was chosen. */
  readonly seenHolds: readonly string[];
  /** Whether an earlier attempt may have made the change, so that a state with it is no reason to skip the order. */
  readonly isRepeated: boolean;
}

const skip = (reason: SkipReason): readonly StepOutcome[] => [{kind: 'skipped', reason}];

/** Makes the change of one order of a batch, once. */
export async function changeOrder(context: Context, change: BatchChange, order: OrderChange): Promise<OrderVerdict> {
  const {orderId} = order;
  if (orderId === null) return toOrderVerdict(skip('deleted'));
  const admin = createAdmin(context.config);
  const steps =
    'tag' in change
      ? await changeTag(context, admin, change, {...order, orderId})
      : await changeHolds(context, admin, change, {...order, orderId});
  return toOrderVerdict(steps);
}

type KnownOrder = OrderChange & {readonly orderId: string};

async function changeTag(
  context: Context,
  admin: Admin | null,
  {kind, tag}: Extract<BatchChange, {tag: string}>,
  {isRepeated, ...order}: KnownOrder,
): Promise<readonly StepOutcome[]> {
  const {outcome, wasDone} = await changeOrderTag(context, admin, {...order, kind, tag});
  if (!outcome.ok) return [{kind: 'problem', problem: outcome.error}];
  return wasDone && !isRepeated ? skip(kind === 'add-tag' ? 'has-tag' : 'has-no-tag') : [{kind: 'done'}];
}

type HoldChange = Extract<BatchChange, {kind: 'hold' | 'release'}>;

async function changeHolds(
  context: Context,
  admin: Admin | null,
  change: HoldChange,
  order: KnownOrder,
): Promise<readonly StepOutcome[]> {
  if (!admin) return [{kind: 'problem', problem: {kind: 'no-token'}}];
  if (order.isCanceled) return skip('canceled');
  const found = await findParts(context, admin, order.orderId);
  if (!found.ok) return [{kind: 'problem', problem: {kind: found.error}}];
  const commands =
    change.kind === 'hold' ? toHolds(change, found.value, order) : toReleases(change, found.value, order);
  if (!commands.ok) return skip(commands.error);
  // An earlier attempt has released them.
  if (commands.value.length === 0) return [{kind: 'done'}];
  const steps: StepOutcome[] = [];
  for (const {target, command} of commands.value) {
    const outcome = await executeFulfillment(context, {...order, target, command});
    steps.push(outcome.ok ? {kind: 'done'} : {kind: 'problem', problem: outcome.error});
  }
  return steps;
}

interface PartCommand {
  /** Shopify's id of the fulfillment order. */
  readonly target: string;
  readonly command: FulfillmentCommand;
}

/** Reads the fulfillment orders of an order. */
async function findParts(
  {report}: Context,
  admin: Admin,
  orderId: string,
): Promise<Result<readonly StaffFulfillmentOrder[], 'no-scope' | 'shop-down'>> {
  try {
    return succeed(await findStaffFulfillmentOrders(admin, orderId));
  } catch (error) {
    if (!isUpstreamFailure(error)) throw error;
    report(error);
    return fail(upstreamErrorOf(error)?.fault === 'forbidden' ? 'no-scope' : 'shop-down');
  }
}

const isSame = (hold: StaffFulfillmentOrder['holds'][number], {reason, notes}: {reason: string; notes: string}) =>
  hold.reason === reason && (hold.notes ?? '') === notes;

/** Returns a hold for each part that is not sent yet, or why there is none. */
function toHolds(
  {reason, notes}: Extract<BatchChange, {kind: 'hold'}>,
  parts: readonly StaffFulfillmentOrder[],
  {isRepeated}: KnownOrder,
): Result<readonly PartCommand[], SkipReason> {
  const unsent = parts.filter((part) => remainingOf(part) > 0);
  const possible = unsent.filter(({status}) => status === 'open' || status === 'on_hold');
  if (possible.length === 0)
    return fail(unsent.some(({status}) => status === 'in_progress') ? 'in-progress' : 'nothing-left');
  const isHeld = (part: StaffFulfillmentOrder) => part.holds.some((hold) => isSame(hold, {reason, notes}));
  if (!isRepeated && possible.every(isHeld)) return fail('same-hold');
  return succeed(possible.map(({id}) => ({target: id, command: {kind: 'place-hold', reason, notes}})));
}

/** Returns a release for each held part, or why there is none. */
function toReleases(
  {only}: Extract<BatchChange, {kind: 'release'}>,
  parts: readonly StaffFulfillmentOrder[],
  {seenHolds, isRepeated}: KnownOrder,
): Result<readonly PartCommand[], SkipReason> {
  const seen = new Set(seenHolds.map((reason) => reason.toLowerCase()));
  const isMeant = (hold: StaffFulfillmentOrder['holds'][number]) =>
    only ? isSame(hold, only) : seen.has(hold.reason.toLowerCase());
  const held = parts.filter(({status}) => status === 'on_hold');
  const commands = held.flatMap(({id, holds}): PartCommand[] => {
    const holdIds = holds.filter(isMeant).map((hold) => hold.id);
    return holdIds.length > 0 ? [{target: id, command: {kind: 'release-holds', holdIds}}] : [];
  });
  if (commands.length > 0 || isRepeated) return succeed(commands);
  return fail(held.length > 0 ? 'other-hold' : 'not-held');
}
