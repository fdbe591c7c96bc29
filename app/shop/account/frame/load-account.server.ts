import {data} from '@shopify/remix-oxygen';
import {BackendUnavailable} from '~/platform/supabase/backend.server';
import {redirectExpired, openAccount, type AccountArgs} from '../open-account.server';
import {findHasSubscriptions} from '../subscriptions/load-subscriptions.server';
import {findPerson} from '../profile/find-person.server';

const CLOSED = () => data({kind: 'closed'} as const, {status: 503});

/**
 * Loads the layout of the account area: the person, the sign-in card, or the page for a database that is down.
 * @param card the data of the sign-in card, which another feature shows
 * @throws Response a redirect to the same page if the session has expired
 */
export async function loadAccount<Card extends object>(args: AccountArgs, card: Card) {
  const {context} = args;
  const access = await openAccount(context);
  if (access.kind === 'closed') return CLOSED();
  if (access.kind === 'signed-out')
    return access.hasExpired ? redirectExpired(args) : data({kind: 'card', card} as const);
  try {
    const [person, hasSubscriptions] = await Promise.all([
      findPerson(context, access.account.live.user_id),
      findHasSubscriptions(args, access.account),
    ]);
    return data({kind: 'open', person, hasSubscriptions} as const);
  } catch (error) {
    if (!(error instanceof BackendUnavailable)) throw error;
    context.report(error);
    return CLOSED();
  }
}
