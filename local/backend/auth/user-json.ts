import type {Connection} from '../database/database';
import {findIdentities, type IdentityRow, type UserRow} from './auth-store';

const iso = (time: string | null): string | undefined => (time === null ? undefined : new Date(time).toISOString());

const identityJson = (identity: IdentityRow) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: iso(identity.last_sign_in_at),
  created_at: iso(identity.created_at),
  updated_at: iso(identity.updated_at),
  email: identity.email,
});

/** @returns a user as the API shows one. */
export async function userJson(connection: Connection, user: UserRow) {
  const identities = await findIdentities(connection, user.id);
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: iso(user.email_confirmed_at),
    phone: '',
    confirmed_at: iso(user.email_confirmed_at),
    last_sign_in_at: iso(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(identityJson),
    created_at: iso(user.created_at),
    updated_at: iso(user.updated_at),
    is_anonymous: user.is_anonymous,
  };
}
