import {splitName, toFullName, type FullName} from '~/core/person-name';
import {fail, succeed, type Result} from '~/core/result';
import type {AccountProblem} from '../account-problem';
import type {Account, AccountRequestContext} from '../open-account.server';
import {readProfile, saveProfile} from './find-person.server';

/**
 * Saves a name in the database, then at Shopify. Both steps are idempotent, so saving again completes a failed second step.
 * @throws BackendUnavailable if the database is down
 */
export async function saveName(
  context: AccountRequestContext,
  {live, store}: Account,
  typed: string,
): Promise<Result<null, AccountProblem>> {
  const name = await splitAsBefore(context, live.user_id, typed);
  await saveProfile(context, live.user_id, name);
  await context.session.amend({firstName: name.firstName});
  const renamed = (await store?.rename(name)) ?? succeed(null);
  if (renamed.ok || renamed.error.kind === 'signed-out') return renamed;
  return fail({kind: 'half-saved', ...(renamed.error.kind === 'refused' && {message: `${renamed.error.message}.`})});
}

/** Splits the name unless it is unchanged: a known first name of two words must stay whole. */
async function splitAsBefore(context: AccountRequestContext, userId: string, typed: string): Promise<FullName> {
  const profile = await readProfile(context, userId);
  const before = {firstName: profile?.first_name ?? '', lastName: profile?.last_name ?? ''};
  return toFullName(before) === typed ? before : splitName(typed);
}
