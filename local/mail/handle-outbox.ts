import {toInputProblems} from '../kit/faults/fault-plan';
import {isControlForbidden, controlForbiddenResponse} from '../kit/control-access';
import type {ShopContext} from '../shop/state';
import {MailInputSchema, type Mail} from './mail';
import {readMails, sendMail} from './outbox';
import {mailResponse, outboxPage} from './outbox-page';

const MAIL_PATH = /^\/__outbox\/([\w-]+)$/;

/** Addresses in a mail, text and HTML together: what a test follows. */
function linksOf({text, html}: Mail): readonly string[] {
  const found = `${text ?? ''} ${html ?? ''}`.match(/https?:\/\/[^\s<>"')\]]+/g) ?? [];
  return [...new Set(found.map((link) => link.replaceAll('&amp;', '&')))];
}

async function accept(request: Request, {state}: ShopContext): Promise<Response> {
  const input: unknown = await request.json().catch(() => undefined);
  const parsed = MailInputSchema.safeParse(input);
  if (!parsed.success) return Response.json({errors: toInputProblems(parsed.error)}, {status: 422});
  const {id} = sendMail(state, parsed.data);
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
 * Where every mail of this machine ends: the shop's own, and those that the storefront hands over as it would to an
 * HTTP mail API. People read them on a page, tests as JSON.
 *
 * @param request - any request to the shop
 * @param context - the shop
 * @returns the answer, or null when the request is for something else
 */
export async function handleOutbox(request: Request, context: ShopContext): Promise<Response | null> {
  const url = new URL(request.url);
  if (!/^\/__outbox(?:\.json|\/|$)/.test(url.pathname)) return null;
  // A link to the page may stand anywhere: what it shows stays in the tab of whoever followed it.
  const isVisit = request.method === 'GET' && request.headers.get('sec-fetch-mode') === 'navigate';
  if (isControlForbidden(request, context.config, {allowsCrossOrigin: isVisit})) return controlForbiddenResponse();
  if (request.method === 'POST' && url.pathname === '/__outbox') return accept(request, context);
  if (request.method === 'GET') return read(url, context);
  return new Response(null, {status: 405, headers: {allow: 'GET, POST'}});
}
