import {readFileSync} from 'node:fs';
import {createSecret} from '../../kit/secrets';
import type {BackendContext} from '../context';
import {chooserPage} from './chooser-page';
import {findPerson} from './google-people';

const CLIENT = readFileSync(new URL('./gsi-client.js', import.meta.url), 'utf8');

/** Posts the ID token to the page that opened the frame, and to no other origin. */
const SELECT_SCRIPT = `
  addEventListener('keydown', ({key}) => key === 'Escape' && document.querySelector('.close').click());
  document.querySelector('form').addEventListener('submit', async (event) => {
    event.preventDefault();
    const form = new FormData(event.target, event.submitter);
    const origin = form.get('parent_origin');
    if (!form.get('person')) return parent.postMessage({type: 'gsi-dismissed'}, origin);
    const response = await fetch('/gsi/credential', {method: 'POST', body: new URLSearchParams(form)});
    parent.postMessage({type: 'gsi-credential', ...(await response.json())}, origin);
  });`;

/** Serves the script of `google.accounts.id`. */
export const gsiClient = (): Response =>
  new Response(CLIENT, {headers: {'content-type': 'text/javascript; charset=utf-8', 'cache-control': 'no-store'}});

const isRegisteredOrigin = (origin: string | null, {config}: BackendContext): origin is string =>
  origin !== null && origin === new URL(config.settings.siteUrl).origin;

const forbidden = () =>
  new Response('The given origin is not allowed for the given client ID.', {
    status: 403,
    headers: {'content-type': 'text/plain'},
  });

/** Serves the page of the frame in which the user chooses an account. */
export function gsiSelect(request: Request, context: BackendContext): Response {
  const {searchParams} = new URL(request.url);
  const parentOrigin = searchParams.get('parent_origin');
  const clientId = searchParams.get('client_id') ?? '';
  if (!isRegisteredOrigin(parentOrigin, context) || clientId !== context.config.googleClientId) return forbidden();
  const pageNonce = createSecret();
  const page = chooserPage({
    fields: {client_id: clientId, parent_origin: parentOrigin, nonce: searchParams.get('nonce') ?? ''},
    action: '/gsi/credential',
    closeLabel: 'Close',
    isPrompt: true,
    nonce: pageNonce,
    script: SELECT_SCRIPT,
  });
  const policy = page.headers.get('content-security-policy') ?? '';
  page.headers.set('content-security-policy', `${policy}; connect-src 'self'; frame-ancestors ${parentOrigin}`);
  return page;
}

/** Returns the ID token of the chosen account. */
export async function gsiCredential(request: Request, {config, google}: BackendContext): Promise<Response> {
  const form = new URLSearchParams(await request.text());
  const person = findPerson(form.get('person'));
  if (!person || form.get('client_id') !== config.googleClientId)
    return Response.json({error: 'invalid'}, {status: 400});
  const nonce = form.get('nonce');
  return Response.json({credential: await google.issue(person, config.googleClientId, nonce ? {nonce} : {})});
}
