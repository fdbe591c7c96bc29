import {fail} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import type {Database} from '~/platform/supabase/database.types';
import {trackingUrl} from '~/orders/model/carriers';
import {sendTracking, type TrackingProblem} from '../update/send-tracking.server';
import {trackingNotice} from '../update/tracking-update-copy';
import type {RowState} from './import-verdict';

type Context = Pick<AppContext, 'config' | 'backend' | 'report' | 'reference' | 'waitUntil'>;

/** Rows of one request, few enough to end long before a browser gives up. */
const ROWS_PER_REQUEST = 5;

/** What is recorded about a row. */
interface RowOutcome {
  readonly state: RowState;
  readonly retrySeconds?: number;
  /** Whether this attempt certainly changed nothing and its key is used up, so that the next one needs another. */
  readonly isNewAttempt?: boolean;
}

/**
 * Sends a few approved rows of an import, one after the other, even if the visitor leaves or sends the form again meanwhile: the
 * request is canceled then, and rows without an outcome would wait for 90 seconds.
 * @throws BackendUnavailable: the rows are taken again later
 */
export function sendTrackingRows(context: Context, userId: string, importId: string): Promise<void> {
  const sending = sendNextRows(context, userId, importId);
  context.waitUntil(sending.catch(() => undefined));
  return sending;
}

async function sendNextRows(context: Context, userId: string, importId: string): Promise<void> {
  const {backend} = context;
  const rows = await backend.call('take_tracking_rows', {
    p_actor_id: userId,
    p_import_id: importId,
    p_limit: ROWS_PER_REQUEST,
  });
  for (const row of rows) {
    const {line} = row;
    // An order that was erased meanwhile has no id.
    const sent = row.shopify_order_id
      ? await sendRow(context, {userId, importId}, row)
      : fail({kind: 'missing'} as const);
    const problem = sent.ok ? null : sent.error;
    const {state, retrySeconds, isNewAttempt = false} = toRowOutcome(problem);
    await backend.call('end_tracking_row', {
      p_actor_id: userId,
      p_import_id: importId,
      p_line: line,
      p_state: state,
      p_is_new_attempt: isNewAttempt,
      ...(problem && {p_problem: toText(problem)}),
      ...(retrySeconds !== undefined && {p_retry_seconds: retrySeconds}),
    });
  }
}

type Row = Database['public']['Functions']['take_tracking_rows']['Returns'][number];

function sendRow(
  context: Context,
  {userId, importId}: {readonly userId: string; readonly importId: string},
  {line, carrier, number, verdict, shopify_order_id: orderId, attempt, is_notifying: isNotifying}: Row,
) {
  const url = trackingUrl(carrier, number, null);
  return sendTracking(context, {
    actorId: userId,
    key: `import ${importId} ${line} ${attempt}`,
    orderId,
    tracking: {company: carrier, number, ...(url && {url})},
    chosen: null,
    // What was approved as a new parcel must not replace the number that somebody has entered since.
    mayReplace: verdict === 'replaces',
    isNotifying,
  });
}

const SOON_SECONDS = 20;
/** A claim without an outcome expires after a minute. */
const AFTER_CLAIM_SECONDS = 65;

/** Returns what a problem means for a row: whatever may pass is tried again, and nothing is sent twice. */
export function toRowOutcome(problem: Pick<TrackingProblem, 'kind'> | null): RowOutcome {
  switch (problem?.kind) {
    case undefined:
      return {state: 'done'};
    case 'shop-down':
    case 'backend-down':
      return {state: 'approved', retrySeconds: SOON_SECONDS, isNewAttempt: true};
    case 'used-up':
      return {state: 'approved', retrySeconds: 0, isNewAttempt: true};
    case 'busy':
    case 'unclear':
      return {state: 'checking', retrySeconds: AFTER_CLAIM_SECONDS};
    case 'denied':
    case 'throttled':
    case 'no-scope':
    case 'no-token':
      return {state: 'approved', retrySeconds: AFTER_CLAIM_SECONDS, isNewAttempt: true};
    case 'missing':
    case 'not-possible':
    case 'refused':
    case 'several-parcels':
    case 'on-hold':
    case 'nothing-to-send':
    case 'has-number':
      return {state: 'not-done'};
  }
}

const toText = (problem: TrackingProblem): string => {
  const {title, body} = trackingNotice(problem);
  return problem.kind === 'several-parcels' ? title : (body ?? title);
};
