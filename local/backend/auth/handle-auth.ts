import type {BackendContext} from '../context';
import {refuseCaller, type Caller, type CallerProblem} from '../identify-caller';
import {NotEmulatedError} from '../not-emulated';
import {administerUsers} from './administer-users';
import {AuthProblem, authProblemResponse} from './auth-problem';
import {authorize, callback} from './google-sign-in';
import {grantTokens} from './grant-tokens';
import {showUser, signOut} from './signed-in-user';

type Handler = (request: Request, context: BackendContext, caller: Caller) => Promise<Response>;
type OpenHandler = (request: Request, context: BackendContext) => Promise<Response>;

const SETTINGS = {
  external: {google: true, email: false, phone: false, anonymous_users: false},
  mailer_autoconfirm: false,
  phone_autoconfirm: false,
  sms_provider: '',
  saml_enabled: false,
};

/** Passwords and email sign-in belong to Shopify, so Auth must not offer a second way into an account. */
const emailDisabled =
  (what: string): Handler =>
  async () => {
    throw new AuthProblem(422, 'email_provider_disabled', `Email ${what} are disabled`);
  };

const HANDLERS: Readonly<Record<string, Handler>> = {
  'GET /settings': async (_request, {config}) =>
    Response.json({...SETTINGS, disable_signup: !config.settings.isSignUpOpen}),
  'POST /token': grantTokens,
  'GET /user': showUser,
  'POST /logout': signOut,
  'POST /signup': emailDisabled('signups'),
  'POST /otp': emailDisabled('logins'),
  'POST /magiclink': emailDisabled('logins'),
  'POST /recover': emailDisabled('logins'),
  'POST /resend': emailDisabled('logins'),
};

/** Endpoints that need no API key, because a browser navigates to them or their content is public. */
const OPEN_HANDLERS: Readonly<Record<string, OpenHandler>> = {
  'GET /authorize': authorize,
  'GET /callback': callback,
  'GET /health': async () => Response.json({name: 'GoTrue', version: 'local', description: 'Supabase Auth, emulated'}),
  'GET /.well-known/jwks.json': async (_request, {tokens}) => Response.json(tokens.jwks),
};

const routeOf = ({method, url}: Request): string => `${method} ${new URL(url).pathname.replace('/auth/v1', '')}`;

const ownEntry = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

async function withAuthErrors(request: Request, handle: () => Promise<Response>): Promise<Response> {
  try {
    return await handle();
  } catch (error) {
    if (error instanceof AuthProblem) return authProblemResponse(error, request);
    throw error;
  }
}

/** Handles a request that needs no API key; returns null for all others. */
export function handleOpenAuth(request: Request, context: BackendContext): Promise<Response> | null {
  const handler = ownEntry(OPEN_HANDLERS, routeOf(request));
  return handler ? withAuthErrors(request, () => handler(request, context)) : null;
}

/** Returns the error response for an invalid token in Auth's format. That for an invalid key is the same in all APIs. */
export function refuseToken(problem: CallerProblem, request: Request): Response {
  if (problem.kind !== 'bad-token') return refuseCaller(problem);
  return authProblemResponse(new AuthProblem(403, 'bad_jwt', `invalid JWT: ${problem.error.message}`), request);
}

/** Handles requests under `/auth/v1`. */
export async function handleAuth(request: Request, caller: Caller, context: BackendContext): Promise<Response> {
  const route = routeOf(request);
  const handler = / \/admin\//.test(route) ? administerUsers : ownEntry(HANDLERS, route);
  if (!handler) throw new NotEmulatedError(route.replace(' ', ' /auth/v1'));
  return withAuthErrors(request, () => handler(request, context, caller));
}
