import {redirect} from '@shopify/remix-oxygen';
import {within} from '~/core/within';
import {offersCode} from '~/platform/sign-in-sources.server';
import {accountProblemNotice} from '../account-problem-copy';
import {openAccount, redirectToSignIn, type Account, type AccountArgs} from '../open-account.server';
import {getCursor} from '../store/page-size';
import {createSubscriptionClient} from './subscription-client.server';
import {isOngoing} from './subscription-view';
import {SUBSCRIPTION_NUMBER, SUBSCRIPTIONS_PATH} from './subscriptions-path';

/** The account's other pages do not wait longer for the link to this one. */
const LINK_MS = 1_000;
/** A store that denies access is asked again after this time, because the merchant may have granted it. */
const DENIED_FOR_MS = 10 * 60_000;

let deniedUntilMs = 0;

/**
 * Returns whether a person has subscriptions that this store lets the storefront read, so that the account links to them.
 * Never rejects: without a response in time, or with an unexpected one, there is no link.
 */
export async function findHasSubscriptions(
  {context}: Pick<AccountArgs, 'context'>,
  {claims}: Account,
): Promise<boolean> {
  if (!claims.accountToken || Date.now() < deniedUntilMs) return false;
  const search = createSubscriptionClient(context)
    .hasAny()
    .catch((error: unknown) => void context.report(error));
  const found = await within(LINK_MS, search);
  if (found && !found.ok && found.error.kind === 'denied') deniedUntilMs = Date.now() + DENIED_FOR_MS;
  return found?.ok ? found.value : false;
}

/** Loads a page of the subscriptions; null if the account layout shows something else instead. */
export async function loadSubscriptions(args: AccountArgs) {
  const access = await openAccount(args.context);
  if (access.kind !== 'open') return null;
  const {claims} = access.account;
  if (!claims.accountToken) return withoutToken(args);
  const after = getCursor(args.request);
  const page = await createSubscriptionClient(args.context).findPage(after);
  if (page.ok) return {kind: 'list', isFirst: after === null, ...page.value} as const;
  if (page.error.kind === 'signed-out') return redirectToSignIn(args, claims);
  return {kind: 'failed', failure: accountProblemNotice('subscriptions', page.error)} as const;
}

/** Only a session by code opens the Customer Account API. @throws Response 404 in a store without such sessions */
function withoutToken({context}: AccountArgs) {
  if (!offersCode(context.config)) throw new Response(null, {status: 404});
  return {kind: 'closed'} as const;
}

/** Loads a subscription that is about to be canceled. @throws Response 404 if it does not exist; a redirect if it has ended */
export async function loadSubscription(args: AccountArgs, number: string | undefined) {
  if (!number || !SUBSCRIPTION_NUMBER.test(number)) throw new Response(null, {status: 404});
  const access = await openAccount(args.context);
  if (access.kind !== 'open') return null;
  const {claims} = access.account;
  if (!claims.accountToken) return withoutToken(args);
  const found = await createSubscriptionClient(args.context).find(number);
  if (!found.ok && found.error.kind === 'signed-out') return redirectToSignIn(args, claims);
  // The list says why nothing can be shown.
  if (!found.ok || (found.value && !isOngoing(found.value))) throw redirect(SUBSCRIPTIONS_PATH);
  if (!found.value) throw new Response(null, {status: 404});
  return {kind: 'found', subscription: found.value} as const;
}
