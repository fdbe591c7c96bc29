import type {BackendContext} from '../context';
import type {Connection} from '../database/database';
import type {GoogleClaims} from '../google/google-tokens';
import {AuthProblem} from './auth-problem';
import {firstRow, type UserRow} from './auth-store';

const PROVIDERS = JSON.stringify({provider: 'google', providers: ['google']});

/** Returns the user metadata of a Google account. The user can change it, so no permission may depend on it. */
const toMetadata = (claims: GoogleClaims): string =>
  JSON.stringify({
    iss: claims.iss,
    sub: claims.sub,
    provider_id: claims.sub,
    email: claims.email,
    email_verified: claims.email_verified,
    phone_verified: false,
    name: claims.name,
    full_name: claims.name,
    ...(claims.picture && {picture: claims.picture, avatar_url: claims.picture}),
    ...(claims.hd && {custom_claims: {hd: claims.hd}}),
  });

/** Finds the user by Google's account id, or else by an email address that both sides have verified. */
const findUserId = (connection: Connection, {sub, email}: GoogleClaims): Promise<string | null> =>
  firstRow(
    connection,
    `select to_jsonb(coalesce(
      (select user_id from auth.identities where provider = 'google' and provider_id = $1),
      (select id from auth.users where email = lower($2) and email_confirmed_at is not null)
    )) as row`,
    [sub, email],
  );

async function createUser(
  connection: Connection,
  {email}: GoogleClaims,
  metadata: string,
  now: string,
): Promise<string> {
  const user = await firstRow<UserRow>(
    connection,
    `insert into auth.users as u (email, email_confirmed_at, raw_app_meta_data, raw_user_meta_data, created_at, updated_at)
      values (lower($1), $2, $3, $4, $2, $2) returning to_jsonb(u) as row`,
    [email, now, PROVIDERS, metadata],
  );
  if (!user) throw new Error('insert into auth.users: no row returned');
  return user.id;
}

/**
 * Finds or creates the user of a Google account.
 *
 * @returns the user's id
 * @throws AuthProblem when Google has not verified the address, or the user is new and sign-up is disabled
 */
export async function admitGooglePerson(
  connection: Connection,
  claims: GoogleClaims,
  {config, clock}: BackendContext,
): Promise<string> {
  if (!claims.email_verified) {
    throw new AuthProblem(422, 'provider_email_needs_verification', 'Unverified email with google');
  }
  const now = clock().toISOString();
  const metadata = toMetadata(claims);
  const existingUserId = await findUserId(connection, claims);
  if (!existingUserId && !config.settings.isSignUpOpen) {
    throw new AuthProblem(422, 'signup_disabled', 'Signups not allowed for this instance');
  }
  const userId = existingUserId ?? (await createUser(connection, claims, metadata, now));
  if (existingUserId) {
    await connection.query(
      'update auth.users set raw_user_meta_data = raw_user_meta_data || $2::jsonb, updated_at = $3 where id = $1',
      [existingUserId, metadata, now],
    );
  }
  await connection.query(
    `insert into auth.identities (provider_id, user_id, identity_data, provider, last_sign_in_at)
      values ($1, $2, $3, 'google', $4)
      on conflict (provider_id, provider) do update
      set identity_data = excluded.identity_data, last_sign_in_at = excluded.last_sign_in_at, updated_at = $4`,
    [claims.sub, userId, metadata, now],
  );
  return userId;
}
