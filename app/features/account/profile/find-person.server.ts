import {toDisplayName, toFullName, type FullName} from '~/core/person-name';
import {backendOf} from '~/platform/env.server';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {createViewerClient, isUnavailableStatus} from '~/platform/supabase/viewer-client.server';
import type {AccountRequestContext} from '../open-account.server';

/** Who the account area is about. */
export interface Person {
  readonly userId: string;
  /** What they are called, whatever is known of them. */
  readonly displayName: string;
  /** Their name as they entered it; empty when they have not. */
  readonly name: string;
  readonly email: string | null;
}

type Context = Pick<AccountRequestContext, 'backend' | 'config'>;

/** @throws BackendUnavailable when the database does not answer */
export async function findPerson(context: Context, userId: string): Promise<Person> {
  const [profile, [viewer]] = await Promise.all([
    readProfile(context, userId),
    // Their address is kept with their ways to sign in, where no policy lets anybody look.
    context.backend.call('find_viewer', {p_user_id: userId}),
  ]);
  const name = {firstName: profile?.first_name ?? null, lastName: profile?.last_name ?? null};
  const email = viewer?.email ?? null;
  return {userId, name: toFullName(name), displayName: toDisplayName(name, email), email};
}

/** @returns the row that row level security lets this person see */
export async function readProfile({config}: Context, userId: string) {
  const {data, error, status} = await profilesOf(config, userId)
    .select('first_name, last_name')
    .eq('user_id', userId)
    .maybeSingle();
  if (error) throw toError(status, error.message);
  return data;
}

/** @throws BackendUnavailable when the database does not answer */
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
