import {decodeJwt} from 'jose';
import {z} from 'zod';
import {isEmailAddress} from '~/core/email-address';
import {fail, succeed, type Result} from '~/core/result';
import {BackendUnavailable, guardedFetch} from './backend.server';
import type {BackendConfig} from '../env.server';

export interface GooglePerson {
  /** Google's account id, the only attribute that never changes. */
  readonly subject: string;
  readonly email: string;
  readonly isEmailVerified: boolean;
  readonly hostedDomain: string | null;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly avatarUrl: string | null;
}

const ClaimsSchema = z.object({
  sub: z.string().min(1),
  email: z.string().min(1),
  email_verified: z.boolean().default(false),
  hd: z.string().nullish(),
  custom_claims: z.object({hd: z.string().nullish()}).nullish(),
  given_name: z.string().nullish(),
  family_name: z.string().nullish(),
  name: z.string().nullish(),
  picture: z.string().nullish(),
});

const GrantSchema = z.object({
  access_token: z.string().min(1),
  user: z.object({
    identities: z.array(z.object({provider: z.string(), identity_data: z.unknown()})).nullish(),
    user_metadata: z.object({sub: z.string().optional()}).nullish(),
  }),
});

type Grant = z.infer<typeof GrantSchema>;

/** The auth service rejected a sign-in. */
export interface GoogleRefusal {
  /** Its error code, such as `provider_email_needs_verification`; null if it gave none. */
  readonly code: string | null;
  /** Its error message in one short line; null if it gave none. */
  readonly message: string | null;
}

export type Identified = Result<GooglePerson, GoogleRefusal>;

const SAID_LENGTH = 160;
const RefusalSchema = z
  .object({
    error_code: z.string(),
    // The HTTP status in the format before 2024.
    code: z.union([z.string(), z.number()]),
    msg: z.string(),
    error_description: z.string(),
    message: z.string(),
  })
  .partial()
  .transform(({error_code, code, msg, error_description, message}) => ({
    code: error_code ?? (typeof code === 'string' ? code : null),
    text: msg ?? error_description ?? message ?? '',
  }));
const NO_REFUSAL: GoogleRefusal = {code: null, message: null};

/** The part of Supabase Auth that identifies Google users. Its own session is ended at once. */
export interface GoogleAuth {
  /** Returns the address at which the browser chooses an account and returns to `backTo` with a code. */
  authorizeUrl(challenge: string, backTo: string): string;
  /** Exchanges a code for the person; fails if the code is invalid. @throws BackendUnavailable */
  exchangeCode(code: string, verifier: string): Promise<Identified>;
  /** Exchanges Google's id token for the person; fails if the auth service rejects it. @throws BackendUnavailable */
  exchangeIdToken(token: string, nonce: string): Promise<Identified>;
}

/** @param waitUntil keeps the worker alive until the session of the auth service is ended */
export function createGoogleAuth(config: BackendConfig, waitUntil: (promise: Promise<unknown>) => void): GoogleAuth {
  const {SUPABASE_URL: origin, SUPABASE_PUBLISHABLE_KEY: key} = config;
  const send = guardedFetch(config);

  const call = async (path: string, body: object, token?: string) => {
    const headers = {apikey: key, 'Content-Type': 'application/json', ...(token && {Authorization: `Bearer ${token}`})};
    const init = {method: 'POST', headers, body: JSON.stringify(body)};
    const response = await send(`${origin}/auth/v1${path}`, init).catch((error: unknown) => {
      throw error instanceof BackendUnavailable ? error : new BackendUnavailable(`auth${path}: no answer`);
    });
    if (response.status >= 500) throw new BackendUnavailable(`auth${path}: ${response.status}`);
    return response;
  };

  const grant = async (type: 'pkce' | 'id_token', body: object): Promise<Result<Grant, GoogleRefusal>> => {
    const response = await call(`/token?grant_type=${type}`, body);
    const result: unknown = await response.json().catch(() => null);
    if (!response.ok) return fail(readRefusal(result));
    const granted = GrantSchema.safeParse(result).data;
    if (!granted) return fail(NO_REFUSAL);
    // The storefront has its own session cookie, so the session of the auth service is not needed any more.
    waitUntil(call('/logout?scope=local', {}, granted.access_token).catch(() => undefined));
    return succeed(granted);
  };

  return {
    authorizeUrl(challenge, backTo) {
      const query = {
        provider: 'google',
        redirect_to: backTo,
        code_challenge: challenge,
        code_challenge_method: 's256',
        prompt: 'select_account',
      };
      return `${origin}/auth/v1/authorize?${new URLSearchParams(query).toString()}`;
    },
    async exchangeCode(code, verifier) {
      const granted = await grant('pkce', {auth_code: code, code_verifier: verifier});
      return granted.ok ? identify(claimsOfUser(granted.value)) : granted;
    },
    async exchangeIdToken(token, nonce) {
      const granted = await grant('id_token', {provider: 'google', id_token: token, nonce});
      return granted.ok ? identify(decodeJwt(token)) : granted;
    },
  };
}

function identify(claims: unknown): Identified {
  const person = toPerson(claims);
  return person ? succeed(person) : fail(NO_REFUSAL);
}

/** Returns the message as one short line of printable characters, because a page shows it. */
function readRefusal(result: unknown): GoogleRefusal {
  const {code = null, text = ''} = RefusalSchema.safeParse(result).data ?? {};
  const line = text.replace(/[\p{C}\s]+/gu, ' ').trim();
  return {code, message: line.slice(0, SAID_LENGTH) || null};
}

/**
 * Returns Google's claims from the identity, which users cannot edit. The user metadata, which they can, only selects
 * which of several Google accounts with one address signed in.
 */
function claimsOfUser({user}: Grant): unknown {
  const known = (user.identities ?? []).filter(({provider}) => provider === 'google');
  const subjectOf = ({identity_data: claims}: {identity_data: unknown}) => ClaimsSchema.safeParse(claims).data?.sub;
  const [only] = known;
  if (known.length === 1) return only?.identity_data;
  return known.find((identity) => subjectOf(identity) === user.user_metadata?.sub)?.identity_data;
}

function toPerson(claims: unknown): GooglePerson | null {
  const parsed = ClaimsSchema.safeParse(claims).data;
  if (!parsed) return null;
  const [first, ...rest] = parsed.name?.trim().split(/\s+/) ?? [];
  return {
    subject: parsed.sub,
    email: parsed.email,
    // What the storefront could not mail to is no address of a person.
    isEmailVerified: parsed.email_verified && isEmailAddress(parsed.email),
    hostedDomain: parsed.hd ?? parsed.custom_claims?.hd ?? null,
    firstName: parsed.given_name ?? first ?? null,
    lastName: parsed.family_name ?? (rest.join(' ') || null),
    avatarUrl: parsed.picture ?? null,
  };
}
