import {readBody} from '~/platform/read-body.server';
import {createViolationLog} from './create-violation-log';
import {parseCspReports} from './parse-csp-reports';

/** Several times the longest report of a browser, which repeats the policy. */
const MAX_BODY_BYTES = 20_000;

const log = createViolationLog((line) => console.warn(line));

const respond = (status: number, headers?: HeadersInit) =>
  new Response(null, {status, headers: {'Cache-Control': 'no-store', ...headers}});

/**
 * Handles a browser's report about the Content-Security-Policy. It is only logged, because anybody can send one.
 * @returns 204 for a report and 4xx for anything else; never rejects
 */
export async function handleCspReport(request: Request): Promise<Response> {
  if (request.method !== 'POST') return respond(405, {Allow: 'POST'});
  // The client may disconnect during the body.
  const body = await readBody(request, MAX_BODY_BYTES).catch(() => new Uint8Array());
  if (!body) return respond(413);
  const violations = parseCspReports(new TextDecoder().decode(body));
  violations?.forEach(log);
  return respond(violations ? 204 : 400);
}
