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

/** Without passwords or mails of its own, Auth is no second door to an account. */
const noEmail =
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
  'POST /signup': noEmail('signups'),
  'POST /otp': noEmail('logins'),
  'POST /magiclink': noEmail('logins'),
  'POST /recover': noEmail('logins'),
  'POST /resend': noEmail('logins'),
};

/** What a browser opens, or anybody may read: no key comes with it. */
const OPEN_HANDLERS: Readonly<Record<string, OpenHandler>> = {
  'GET /authorize': authorize,
  'GET /callback': callback,
  'GET /health': async () => Response.json({name: 'GoTrue', version: 'local', description: 'Supabase Auth, emulated'}),
  'GET /.well-known/jwks.json': async (_request, {tokens}) => Response.json(tokens.jwks),
};

const routeOf = ({method, url}: Request): string => `${method} ${new URL(url).pathname.replace('/auth/v1', '')}`;

const own = <T>(table: Readonly<Record<string, T>>, key: string): T | undefined =>
  Object.hasOwn(table, key) ? table[key] : undefined;

async function guarded(request: Request, answer: () => Promise<Response>): Promise<Response> {
  try {
    return await answer();
  } catch (error) {
    if (error instanceof AuthProblem) return authProblemResponse(error, request);
    throw error;
  }
}

/** @returns the answer to a request that needs no key, or null for all others. */
export function handleOpenAuth(request: Request, context: BackendContext): Promise<Response> | null {
  const handler = own(OPEN_HANDLERS, routeOf(request));
  return handler ? guarded(request, () => handler(request, context)) : null;
}

/** @returns the refusal of a token in Auth's own form; of a key it is the same everywhere. */
export function refuseToken(problem: CallerProblem, request: Request): Response {
  if (problem.kind !== 'bad-token') return refuseCaller(problem);
  return authProblemResponse(new AuthProblem(403, 'bad_jwt', `invalid JWT: ${problem.error.message}`), request);
}

/** Answers what is under `/auth/v1`. */
export async function handleAuth(request: Request, caller: Caller, context: BackendContext): Promise<Response> {
  const route = routeOf(request);
  const handler = / \/admin\//.test(route) ? administerUsers : own(HANDLERS, route);
  if (!handler) throw new NotEmulatedError(route.replace(' ', ' /auth/v1'));
  return guarded(request, () => handler(request, context, caller));
}
