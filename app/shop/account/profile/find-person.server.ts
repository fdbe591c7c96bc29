import {toDisplayName, toFullName, type FullName} from '~/core/person-name';
import {backendOf} from '~/platform/env.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createViewerClient, isUnavailableStatus} from '~/platform/supabase/viewer-client.server';
import type {AccountRequestContext} from '../open-account.server';

export interface Person {
  readonly userId: string;
  /** The name, or else a part of the email address. */
  readonly displayName: string;
  /** The full name; empty if it is unknown. */
  readonly name: string;
  readonly email: string | null;
}

type Context = Pick<AccountRequestContext, 'backend' | 'config'>;

/** Finds the person of an account. @throws BackendUnavailable if the database is down */
export async function findPerson(context: Context, userId: string): Promise<Person> {
  const [profile, [viewer]] = await Promise.all([
    readProfile(context, userId),
    // The address is stored with the identities, which no row level security policy exposes.
    context.backend.call('find_viewer', {p_user_id: userId}),
  ]);
  const name = {firstName: profile?.first_name ?? null, lastName: profile?.last_name ?? null};
  const email = viewer?.email ?? null;
  return {userId, name: toFullName(name), displayName: toDisplayName(name, email), email};
}

/** Finds the profile with the person's own token, under row level security. */
export async function readProfile({config}: Context, userId: string) {
  const {data, error, status} = await profilesOf(config, userId)
    .select('first_name, last_name')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw toError(status, error.message);
  return data;
}

/** Saves the name in the database. @throws BackendUnavailable if the database is down */
export async function saveProfile({config}: Context, userId: string, {firstName, lastName}: FullName): Promise<void> {
  const {error, status} = await profilesOf(config, userId)
    .update({first_name: firstName, last_name: lastName || null})
    .eq('user_id', userId)
    .select('user_id')
    .single();
  if (error) throw toError(status, error.message);
}

function profilesOf(config: Context['config'], userId: string) {
  const backend = backendOf(config);
  if (!backend) throw new BackendUnavailable('no backend is configured');
  return createViewerClient(backend, userId).from('profiles');
}

const toError = (status: number, message: string): Error =>
  isUnavailableStatus(status) ? new BackendUnavailable(`profiles: ${message}`) : new Error(`profiles: ${message}`);
