import {formatCount} from '~/core/format-count';
import type {Notice} from '~/core/notice';
import type {ReconcileReport} from '~/orders/sync/reconcile/reconcile.server';
import {toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';

export const WEBHOOK_COPY = {
  title: 'Webhooks',
  unknown: '—',
  newest: 'Newest change received',
  delay: 'Lag in the last hour (p95)',
  reconciled: 'Last reconciliation',
  outcomes: 'Deliveries of the last 24 hours by outcome',
  outcome: 'Outcome',
  deliveries: 'Deliveries',
  noDeliveries: 'No deliveries in the last 24 hours',
  reconcile: 'Reconcile now',
  reconciling: 'Reconciling...',
  reconcileHint: 'Compares the orders with Shopify’s. This takes up to 20 seconds.',
  letters: 'Dead letters',
  lettersHint:
    'Signed deliveries that could not be processed. Their bodies may hold personal data: who reads one is logged.',
  noLetters: 'No dead letters',
  noLettersText: 'Every delivery could be processed.',
  received: 'Received',
  topic: 'Topic',
  reason: 'Reason',
  body: 'Body',
  actions: 'Actions',
  replay: 'Replay',
  replaying: 'Replaying...',
  show: 'Show body',
  noTopic: 'no topic',
  unreadable: 'This form could not be read. Please reload the page.',
  unavailable: 'The database does not respond. Nothing was changed. Please try again in a minute.',
} as const;

/** Names a dead letter for its buttons. */
export const letterName = (id: number): string => `dead letter ${id}`;

export const replayAllLabel = (count: number, reason: string): string => `Replay all ${count}: ${reason}`;

/** Describes the body of a dead letter without showing it. */
export const bodyLabel = (digest: string, characters: number): string =>
  `${digest} · ${formatCount(characters)} characters`;

/** The notice after a run that compared the orders with Shopify. @param report null if an earlier submission ran it */
export function reconcileNotice(report: ReconcileReport | null): Notice {
  const title = 'The orders were compared with Shopify’s';
  if (!report) return {tone: 'success', title};
  const {read, corrected, removed, unreadable, isDone} = report;
  const counts = `${read} read, ${corrected} corrected, ${removed} removed, ${unreadable} unreadable.`;
  return {
    tone: 'success',
    title,
    body: isDone ? counts : `${counts} The time limit was reached: run it again to continue.`,
  };
}

/** How many letters of a replay of several ended how. */
export interface ReplayCounts {
  readonly replayed: number;
  readonly refused: number;
  readonly failed: number;
}

export function replayNotice({replayed, refused, failed}: ReplayCounts): Notice {
  const isWell = refused + failed === 0;
  return {
    tone: isWell ? 'success' : 'warning',
    title: `${replayed} replayed, ${refused} still unprocessable, ${failed} failed`,
    ...(isWell && {body: 'What they describe is recorded now, and they left the list.'}),
  };
}

/** The notice for something that staff wanted and that was not done, or may not have been. */
export function webhookProblem(problem: StaffOperationProblem<unknown>): Notice {
  if (toStaffOutcome(problem) === 'checking')
    return {tone: 'warning', title: 'The outcome is still being checked', body: 'Refresh in a minute to see it.'};
  return {tone: 'error', title: 'Nothing was done', body: problemText(problem)};
}

function problemText(problem: StaffOperationProblem<unknown>): string {
  switch (problem.kind) {
    case 'denied':
      return 'You do not have permission to do this.';
    case 'throttled':
      return 'This was done several times in ten minutes. Please wait a few minutes.';
    case 'missing':
      return 'It is not there any more.';
    case 'refused':
      return problem.message;
    case 'used-up':
    case 'busy':
    case 'not-possible':
      return 'Somebody did this at the same time. Refresh to see the result.';
    case 'no-scope':
      return 'The store has not granted the app access to this.';
    case 'no-token':
      return 'Missing Shopify Admin API access token';
    case 'shop-down':
    case 'unclear':
      return 'Shopify did not respond. Please try again in a few minutes.';
    case 'backend-down':
      return WEBHOOK_COPY.unavailable;
  }
}
