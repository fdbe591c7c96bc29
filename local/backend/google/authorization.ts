import {sha256Base64Url, createSecret} from '../../kit/secrets';
import type {BackendContext} from '../context';
import {GOOGLE_CLIENT_SECRET} from './client-secret';
import {chooserPage} from './chooser-page';
import {findPerson, GOOGLE_PEOPLE, type GooglePerson} from './google-people';

interface PendingCode {
  readonly person: GooglePerson;
  readonly challenge: string;
  readonly redirectUri: string;
  readonly nonce: string;
}

/** The OAuth endpoints of the local Google. Authorization codes are stored in memory and can be used once. */
export interface GoogleAuthorization {
  showChooser(request: Request, context: BackendContext): Response;
  choose(request: Request, context: BackendContext): Promise<Response>;
  exchange(request: Request, context: BackendContext): Promise<Response>;
}

const SEE_OTHER = 303;
const MAX_CODES = 100;
const FIELDS = [
  'client_id',
  'redirect_uri',
  'response_type',
  'state',
  'code_challenge',
  'code_challenge_method',
  'nonce',
];
const TOKEN_SECONDS = 3599;

const problem = (error: string, status = 400) => Response.json({error}, {status});

/** Returns the error for an unknown client or redirect URI, as Google does, or null when the request is valid. */
function validate(fields: URLSearchParams, {config}: BackendContext): Response | null {
  if (fields.get('client_id') !== config.googleClientId) return problem('invalid_client', 401);
  if (fields.get('redirect_uri') !== `${config.origin}/auth/v1/callback`) return problem('redirect_uri_mismatch');
  if (fields.get('response_type') !== 'code') return problem('unsupported_response_type');
  return null;
}

function redirectBack(redirectUri: string, params: Readonly<Record<string, string>>): Response {
  const url = new URL(redirectUri);
  url.search = new URLSearchParams(params).toString();
  return new Response(null, {status: SEE_OTHER, headers: {location: url.href}});
}

const readForm = async (request: Request) => new URLSearchParams(await request.text());

/** Creates the store of issued codes; taking a code removes it. */
function createCodeStore() {
  const codes = new Map<string, PendingCode>();
  return {
    issue(pending: PendingCode): string {
      const code = createSecret();
      codes.set(code, pending);
      const [oldest] = codes.keys();
      if (codes.size > MAX_CODES && oldest) codes.delete(oldest);
      return code;
    },
    take(code: string): PendingCode | undefined {
      const pending = codes.get(code);
      codes.delete(code);
      return pending;
    },
  };
}

export function createGoogleAuthorization(): GoogleAuthorization {
  const codes = createCodeStore();

  function redirectWithChoice(fields: URLSearchParams, person: GooglePerson | null): Response {
    const [redirectUri, state] = [fields.get('redirect_uri') ?? '', fields.get('state') ?? ''];
    if (!person) return redirectBack(redirectUri, {error: 'access_denied', state});
    const [challenge, nonce] = [fields.get('code_challenge') ?? '', fields.get('nonce') ?? ''];
    return redirectBack(redirectUri, {code: codes.issue({person, challenge, redirectUri, nonce}), state});
  }

  return {
    showChooser(request, context) {
      const {searchParams} = new URL(request.url);
      const invalid = validate(searchParams, context);
      if (invalid) return invalid;
      const hint = searchParams.get('login_hint');
      const hinted = Object.values(GOOGLE_PEOPLE).find(({email}) => email === hint);
      if (hinted) return redirectWithChoice(searchParams, hinted);
      const fields = FIELDS.map((name) => [name, searchParams.get(name) ?? ''] as const);
      return chooserPage({
        fields: Object.fromEntries(fields),
        action: '/o/oauth2/v2/auth',
        closeLabel: 'Cancel',
        nonce: createSecret(),
      });
    },
    async choose(request, context) {
      const form = await readForm(request);
      return validate(form, context) ?? redirectWithChoice(form, findPerson(form.get('person')));
    },
    async exchange(request, {config, google}) {
      const form = await readForm(request);
      const pending = codes.take(form.get('code') ?? '');
      if (form.get('client_id') !== config.googleClientId || form.get('client_secret') !== GOOGLE_CLIENT_SECRET) {
        return problem('invalid_client', 401);
      }
      const isVerified = pending && sha256Base64Url(form.get('code_verifier') ?? '') === pending.challenge;
      if (!isVerified || form.get('redirect_uri') !== pending.redirectUri) return problem('invalid_grant');
      const {person, nonce} = pending;
      const idToken = await google.issue(person, config.googleClientId, nonce ? {nonce} : {});
      const rest = {token_type: 'Bearer', expires_in: TOKEN_SECONDS, scope: 'openid email profile'};
      return Response.json({access_token: createSecret(), id_token: idToken, ...rest});
    },
  };
}
