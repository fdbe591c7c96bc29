import type {AppContext} from './context.server';
import {recordRefusal} from './record-refusal.server';
import {isRead} from './session/reject-admin.server';

const MAX_TARGET_LENGTH = 200;
/** A segment of a path that contains an address: the audit log holds ids only. */
const EMAIL_SEGMENT = /[^/]*(?:@|%40)[^/]*/gi;

/** Returns the method and the path of a request for the audit log. */
export const toAuditTarget = ({method, url}: Request): string =>
  `${method} ${new URL(url).pathname.replaceAll(EMAIL_SEGMENT, '…')}`.slice(0, MAX_TARGET_LENGTH);

/** Notes that this person may make the change that the request asks for. Reading changes nothing. */
export function permitStaffAttempt(
  {staffAttempt}: Pick<AppContext, 'staffAttempt'>,
  request: Request,
  actorId: string,
): void {
  if (!isRead(request)) staffAttempt.permitted = {actorId, target: toAuditTarget(request)};
}

/**
 * Runs a request. If staff were permitted to make a change, the request failed whatever way, and nothing has recorded it,
 * this does: what fails before an operation is claimed is an attempt, too.
 */
export async function withStaffAttempt(
  context: Pick<AppContext, 'staffAttempt' | 'backend' | 'report' | 'reference'>,
  run: () => Promise<Response>,
): Promise<Response> {
  let status = 500;
  try {
    const response = await run();
    ({status} = response);
    return response;
  } finally {
    await recordFailure(context, status);
  }
}

async function recordFailure(
  context: Pick<AppContext, 'staffAttempt' | 'backend' | 'report' | 'reference'>,
  status: number,
): Promise<void> {
  const {permitted, isRecorded} = context.staffAttempt;
  if (status < 400 || !permitted || isRecorded) return;
  const outcome = status < 500 ? 'refused' : 'failed';
  const refused = {...permitted, action: 'admin.change', details: {}, reason: `status ${status}`};
  await recordRefusal(context, refused, outcome).catch(context.report);
}
