import {readBody} from '~/platform/read-body.server';
import {createViolationLog} from './create-violation-log';
import {parseCspReports} from './parse-csp-reports';

/** Several times the longest report of a browser: it repeats the policy. */
const MAX_BODY_BYTES = 20_000;

const log = createViolationLog((line) => console.warn(line));

const answer = (status: number, headers?: HeadersInit) =>
  new Response(null, {status, headers: {'Cache-Control': 'no-store', ...headers}});

/**
 * Takes what browsers report about the Content-Security-Policy. Anybody can send such a report, so that nothing is done
 * with it but a line of the log.
 * @returns 204 for a report; 4xx for anything else; never rejects
 */
export async function handleCspReport(request: Request): Promise<Response> {
  if (request.method !== 'POST') return answer(405, {Allow: 'POST'});
  // A sender may leave in the middle of the body.
  const body = await readBody(request, MAX_BODY_BYTES).catch(() => new Uint8Array());
  if (!body) return answer(413);
  const violations = parseCspReports(new TextDecoder().decode(body));
  violations?.forEach(log);
  return answer(violations ? 204 : 400);
}
