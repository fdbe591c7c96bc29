import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from './context.server';
import {ChangeInProgress} from './shopify/change-in-progress';
import {upstreamErrorOf, type UpstreamFault} from './shopify/upstream-problem';
import type {StaffOperationProblem} from './staff-operation-problem';
import {BackendUnavailable} from './supabase/backend.server';
import type {Json} from './supabase/database.types';

type Context = Pick<AppContext, 'backend' | 'report' | 'reference'>;
type Outcome<State> = Result<null, StaffOperationProblem<State>>;

/** A claim to change something, recorded before the change is made. */
export interface StaffClaim {
  /** The acting person, whose permission the database checks. */
  readonly actorId: string;
  /** The idempotency key: one per rendered form. */
  readonly key: string;
  /** The action in the audit log: area and verb. */
  readonly action: `${string}.${string}`;
  /** The id of what is changed. One operation at a time acts on it. */
  readonly target: string;
  /** Further details for the audit log: ids only. */
  readonly details: Readonly<Record<string, Json>>;
}

/**
 * An idempotent change. Whether it is done follows from the current state alone, so it may be requested twice, by two
 * people, or again after a lost response.
 */
export interface StaffOperation<State> {
  /**
   * Returns the current state, or null if the target does not exist.
   * @throws UpstreamError or BackendUnavailable
   */
  read(): Promise<State | null>;
  isDone(state: State): boolean;
  isPossible(state: State): boolean;
  /**
   * Sends the change.
   * @returns the upstream's error messages; empty if it succeeded
   * @throws UpstreamError or BackendUnavailable if the response was lost: the change may have been made
   */
  send(state: State): Promise<readonly string[]>;
  /** Whether the upstream may make the change after its response, so that a state without it never proves a failure. */
  readonly isDeferred?: boolean;
  /** Converts a state for the audit log: ids and statuses, no personal data. */
  toAuditState(state: State): Json;
}

/**
 * Executes an operation for admins only, with audit log entries before and after. It takes effect once, despite double
 * submissions, concurrent staff and lost responses.
 * @param operation null without access to the Admin API, if the operation needs it
 */
export async function executeStaffOperation<State>(
  context: Context,
  claim: StaffClaim,
  operation: StaffOperation<State> | null,
): Promise<Outcome<State>> {
  const claimed = await claimAction(context, claim);
  if (claimed === null) return fail({kind: 'backend-down'});
  if (!claimed || claimed.outcome === 'denied') return fail({kind: 'denied'});
  if (claimed.outcome === 'busy') return fail({kind: 'busy'});
  if (claimed.outcome === 'ended') return claimed.ended_as === 'done' ? succeed(null) : fail({kind: 'used-up'});
  const execution = await execute(context, operation);
  await recordOutcome(context, claimed.audit_id, operation, execution);
  return execution.outcome;
}

/** Returns null if the database is unavailable. */
async function claimAction({backend, report, reference}: Context, {actorId, key, action, target, details}: StaffClaim) {
  try {
    const [claimed] = await backend.call('claim_staff_action', {
      p_actor_id: actorId,
      p_key: key,
      p_action: action,
      p_target: target,
      p_details: details,
      p_request_id: reference,
    });
    return claimed;
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    report(error);
    return null;
  }
}

/** The outcome of an operation with the state before and after it; null if it could not be read. */
interface Execution<State> {
  readonly outcome: Outcome<State>;
  readonly before: State | null;
  readonly after: State | null;
}

async function execute<State>(context: Context, operation: StaffOperation<State> | null): Promise<Execution<State>> {
  const failWithoutState = (problem: StaffOperationProblem<State>): Execution<State> => ({
    outcome: fail(problem),
    before: null,
    after: null,
  });
  if (!operation) return failWithoutState({kind: 'no-token'});
  const read = await attempt(context, () => operation.read());
  if (!read.ok) return failWithoutState({kind: read.error === 'forbidden' ? 'no-scope' : 'shop-down'});
  const before = read.value;
  if (before === null) return failWithoutState({kind: 'missing'});
  if (operation.isDone(before)) return {outcome: succeed(null), before, after: before};
  if (!operation.isPossible(before))
    return {outcome: fail({kind: 'not-possible', state: before}), before, after: before};
  const sent = await attempt(context, () => operation.send(before));
  // Whatever fails now must not hide what was sent.
  const reread = await attempt(context, () => operation.read()).catch((error: unknown) => {
    context.report(error);
    return fail<Failure>('backend-down');
  });
  const after = reread.ok ? reread.value : null;
  return {outcome: toOutcome(operation, sent, after), before, after};
}

/** A lost response is looked up and never sent again: the change may have been made. */
function toOutcome<State>(
  operation: StaffOperation<State>,
  sent: Result<readonly string[], Failure>,
  after: State | null,
): Outcome<State> {
  if (sent.ok && sent.value.length === 0) return succeed(null);
  if (after !== null && operation.isDone(after)) return succeed(null);
  if (sent.ok) return fail({kind: 'refused', message: sent.value.join(' ')});
  if (sent.error === 'forbidden') return fail({kind: 'no-scope'});
  if (NEVER_EXECUTED.has(sent.error)) return fail({kind: 'shop-down'});
  // The upstream may still be working on it, so a state without the change proves nothing yet.
  return fail({
    kind: after === null || operation.isDeferred || IN_DOUBT.has(sent.error) ? 'unclear' : 'shop-down',
  });
}

type Failure = UpstreamFault | 'backend-down' | 'in-progress';

/** The upstream rejected the request before it executed anything, or it was not sent. */
const NEVER_EXECUTED: ReadonlySet<Failure> = new Set(['throttled', 'breaker-open']);
/** The connection ended before the response, or an earlier request is still executed. */
const IN_DOUBT: ReadonlySet<Failure> = new Set(['timeout', 'unreachable', 'backend-down', 'in-progress']);

/** A gateway that gave up on the upstream, which may still be working. */
const GATEWAY_STATUSES: ReadonlySet<number | undefined> = new Set([502, 504]);

function faultOf(error: unknown): Failure | null {
  if (error instanceof ChangeInProgress) return 'in-progress';
  const upstream = upstreamErrorOf(error);
  if (!upstream) return error instanceof BackendUnavailable ? 'backend-down' : null;
  return GATEWAY_STATUSES.has(upstream.status) ? 'timeout' : upstream.fault;
}

/** Fails if an upstream or the database fails, and reports the error. */
async function attempt<Value>({report}: Context, run: () => Promise<Value>): Promise<Result<Value, Failure>> {
  try {
    return succeed(await run());
  } catch (error) {
    const fault = faultOf(error);
    if (fault === null) throw error;
    report(error);
    return fail(fault);
  }
}

const REJECTIONS: ReadonlySet<string> = new Set(['missing', 'not-possible', 'refused', 'no-token', 'no-scope']);

/** Logs the outcome. A failure here is only reported, because the change has been made or not by now. */
async function recordOutcome<State>(
  {backend, report}: Context,
  auditId: number | null,
  operation: StaffOperation<State> | null,
  {outcome, before, after}: Execution<State>,
): Promise<void> {
  if (auditId === null) return;
  const problem = outcome.ok ? null : outcome.error.kind;
  // The outcome is unknown: the claim expires, and the next attempt reads the state first.
  if (problem === 'unclear') return;
  const toState = (state: State | null) => (operation && state !== null ? operation.toAuditState(state) : null);
  const states = {before: toState(before), after: toState(after)};
  const details = problem === null ? states : {problem, ...states};
  const p_outcome = problem === null ? 'done' : REJECTIONS.has(problem) ? 'refused' : 'failed';
  await backend.call('end_audit', {p_audit_id: auditId, p_outcome, p_details: details}).catch(report);
}
