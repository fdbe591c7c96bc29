import {TokenError, type Claims} from './auth/tokens';
import type {BackendContext} from './context';
import type {Role} from './database/transaction';

/** The caller of a request: the role of the API key, or that of the user's token, which takes precedence. */
export interface Caller {
  readonly role: Role;
  readonly claims: Claims | {readonly role: Role};
  /** The token itself, when one was sent. */
  readonly token: string | null;
}

export type CallerProblem =
  | {readonly kind: 'unknown-key'}
  | {readonly kind: 'secret-in-browser'}
  | {readonly kind: 'bad-token'; readonly error: TokenError};

/** Returns the role of an API key of this project, or null for an unknown key. */
export function roleOfKey(key: string | null, {publishableKey, secretKey}: BackendContext['config']): Role | null {
  if (key === publishableKey) return 'anon';
  return key === secretKey ? 'service_role' : null;
}

const toBearer = (headers: Headers): string | null =>
  /^Bearer (.+)$/i.exec(headers.get('authorization') ?? '')?.[1]?.trim() ?? null;

/** Identifies the caller. For a signed-out user, supabase-js also sends the key as a bearer token, which is ignored. */
export async function identifyCaller(request: Request, context: BackendContext): Promise<Caller | CallerProblem> {
  const key = request.headers.get('apikey') ?? new URL(request.url).searchParams.get('apikey');
  const role = roleOfKey(key, context.config);
  if (!role) return {kind: 'unknown-key'};
  if (role === 'service_role' && request.headers.get('user-agent')?.includes('Mozilla')) {
    return {kind: 'secret-in-browser'};
  }
  const token = toBearer(request.headers);
  if (!token || roleOfKey(token, context.config)) return {role, claims: {role}, token: null};
  try {
    const claims = await context.tokens.verify(token);
    return {role: claims.role, claims, token};
  } catch (error) {
    if (error instanceof TokenError) return {kind: 'bad-token', error};
    throw error;
  }
}

const UNAUTHORIZED = 401;

/** Returns the error response with the messages of Supabase's gateway and of PostgREST. */
export function refuseCaller(problem: CallerProblem): Response {
  if (problem.kind === 'bad-token') {
    const {isExpired, message} = problem.error;
    const body = {code: isExpired ? 'PGRST303' : 'PGRST301', message, details: null, hint: null};
    return Response.json(body, {status: UNAUTHORIZED, headers: {'www-authenticate': 'Bearer'}});
  }
  const body =
    problem.kind === 'unknown-key'
      ? {message: 'Invalid API key', hint: 'Double check your API key.'}
      : {
          message: 'Forbidden use of secret API key in browser',
          hint: 'Secret API keys can only be used in a protected environment and should never be used in a browser.',
        };
  return Response.json(body, {status: UNAUTHORIZED});
}
