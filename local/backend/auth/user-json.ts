import type {Connection} from '../database/database';
import {findIdentities, type IdentityRow, type UserRow} from './auth-store';

const toIso = (time: string | null): string | undefined => (time === null ? undefined : new Date(time).toISOString());

const identityJson = (identity: IdentityRow) => ({
  identity_id: identity.id,
  id: identity.provider_id,
  user_id: identity.user_id,
  identity_data: identity.identity_data,
  provider: identity.provider,
  last_sign_in_at: toIso(identity.last_sign_in_at),
  created_at: toIso(identity.created_at),
  updated_at: toIso(identity.updated_at),
  email: identity.email,
});

export async function userJson(connection: Connection, user: UserRow) {
  const identities = await findIdentities(connection, user.id);
  return {
    id: user.id,
    aud: user.aud,
    role: user.role,
    email: user.email ?? '',
    email_confirmed_at: toIso(user.email_confirmed_at),
    phone: '',
    confirmed_at: toIso(user.email_confirmed_at),
    last_sign_in_at: toIso(user.last_sign_in_at),
    app_metadata: user.raw_app_meta_data,
    user_metadata: user.raw_user_meta_data,
    identities: identities.map(identityJson),
    created_at: toIso(user.created_at),
    updated_at: toIso(user.updated_at),
    is_anonymous: user.is_anonymous,
  };
}
