import {toInputProblems} from '../kit/faults/fault-plan';
import {isControlForbidden, controlForbiddenResponse} from '../kit/control-access';
import type {ShopContext} from '../shop/state';
import {MailInputSchema, type Mail} from './mail';
import {readMails, sendMail} from './outbox';
import {mailResponse, outboxPage} from './outbox-page';

const MAIL_PATH = /^\/__outbox\/([\w-]+)$/;

/** Returns the links in the text and the HTML of a mail, for tests to follow. */
function linksOf({text, html}: Mail): readonly string[] {
  const found = `${text ?? ''} ${html ?? ''}`.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&')))];
}

async function accept(request: Request, {state}: ShopContext): Promise<Response> {
  const input: unknown = await request.json().catch(() => undefined);
  const parsed = MailInputSchema.safeParse(input);
  if (!parsed.success) return Response.json({errors: toInputProblems(parsed.error)}, {status: 422});
  const {id} = sendMail(state, parsed.data, request.headers.get('idempotency-key'));
  return Response.json({id}, {status: 202});
}

const listed = (to: string | null, {state}: ShopContext): Response =>
  Response.json(
    readMails(state, to).map((mail) => ({...mail, links: linksOf(mail)})),
    {headers: {'cache-control': 'no-store'}},
  );

function single(id: string, context: ShopContext): Response {
  const page = readMails(context.state, null).find((mail) => mail.id === id)?.html;
  return page ? mailResponse(page, context) : Response.json({errors: 'There is no such mail'}, {status: 404});
}

const read = (url: URL, context: ShopContext): Response | null => {
  const to = url.searchParams.get('to') || null;
  const id = MAIL_PATH.exec(url.pathname)?.[1];
  if (url.pathname === '/__outbox.json') return listed(to, context);
  if (url.pathname === '/__outbox') return outboxPage(readMails(context.state, to), to, context);
  return id === undefined ? null : single(id, context);
};

/**
 * Handles the outbox, which receives the mails of the shop and, as an HTTP mail API would, those of the storefront. It
 * serves them as a page and as JSON.
 *
 * @returns the response, or null for other paths
 */
export async function handleOutbox(request: Request, context: ShopContext): Promise<Response | null> {
  const url = new URL(request.url);
  if (!/^\/__outbox(?:\.json|\/|$)/.test(url.pathname)) return null;
  // Other sites may link to the page, because its content stays in the tab of the person who followed the link.
  const isVisit = request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate';
  if (isControlForbidden(request, context.config, {allowsCrossOrigin: isVisit})) return controlForbiddenResponse();
  if (request.method === 'POST' && url.pathname === '/__outbox') return accept(request, context);
  if (request.method === 'GET') return read(url, context);
  return new Response(null, {status: 405, headers: {allow: 'GET, POST'}});
}
