import {readFileSync} from 'node:fs';
import {createSecret} from '../../kit/secrets';
import type {BackendContext} from '../context';
import {chooserPage} from './chooser-page';
import {findPerson} from './google-people';

const CLIENT = readFileSync(new URL('./gsi-client.js', import.meta.url), 'utf8');

/** The chosen person's token goes to the page that asked, and to no other. */
const HAND_OVER = `
  addEventListener('keydown', ({key}) => key === 'Escape' && document.querySelector('.close').click());
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = new FormData(event.target, event.submitter);
    const origin = form.get('parent_origin');
    if (!form.get('person')) return parent.postMessage({type: 'gsi-dismissed'}, origin);
    const response = await fetch('/gsi/credential', {method: 'POST', body: new URLSearchParams(form)});
    parent.postMessage({type: 'gsi-credential', ...(await response.json())}, origin);
  });`;

/** Answers the script of `google.accounts.id`. */
export const gsiClient = (): Response =>
  new Response(CLIENT, {headers: {'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store'}});

/** Google knows which origins belong to a client id. */
const isAtHome = (origin: string | null, {config}: BackendContext): origin is string =>
  origin !== null && origin === new URL(config.settings.siteUrl).origin;

const refused = () =>
  new Response('The given origin is not allowed for the given client ID.', {
    status: 403,
    headers: {'content-type': 'text/plain'},
  });

/** Answers the frame in which a person is chosen. */
export function gsiSelect(request: Request, context: BackendContext): Response {
  const {searchParams} = new URL(request.url);
  const parentOrigin = searchParams.get('parent_origin');
  const clientId = searchParams.get('client_id') ?? '';
  if (!isAtHome(parentOrigin, context) || clientId !== context.config.googleClientId) return refused();
  const pageNonce = createSecret();
  const page = chooserPage({
    fields: {client_id: clientId, parent_origin: parentOrigin, nonce: searchParams.get('nonce') ?? ''},
    action: '/gsi/credential',
    closeLabel: 'Close',
    isPrompt: true,
    nonce: pageNonce,
    script: HAND_OVER,
  });
  const policy = page.headers.get('content-security-policy') ?? '';
  page.headers.set('content-security-policy', `${policy}; connect-src 'self'; frame-ancestors ${parentOrigin}`);
  return page;
}

/** Answers with the ID token of the chosen person. */
export async function gsiCredential(request: Request, {config, google}: BackendContext): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const person = findPerson(form.get('person'));
  if (!person || form.get('client_id') !== config.googleClientId)
    return Response.json({error: 'invalid'}, {status: 400});
  const nonce = form.get('nonce');
  return Response.json({credential: await google.issue(person, config.googleClientId, nonce ? {nonce} : {})});
}
