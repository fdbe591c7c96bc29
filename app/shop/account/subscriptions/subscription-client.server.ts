import {fail, succeed} from '~/core/result';
import type {AccountContext} from '~/platform/shopify/accounts/account-tokens.server';
import {queryCustomerAccount} from '~/platform/shopify/accounts/query-customer-account.server';
import type {ShopUserError} from '~/platform/shopify/response-errors';
import type {AccountResult, Page} from '../store/account-store';
import {callAccountApi} from '../store/call-account-api.server';
import {nextCursor} from '../store/page-size';
import {subscriptionRefusal} from './subscription-copy';
import type {SubscriptionView} from './subscription-view';
import {
  HAS_SUBSCRIPTIONS_QUERY,
  SUBSCRIPTION_CANCEL_MUTATION,
  SUBSCRIPTION_PAUSE_MUTATION,
  SUBSCRIPTION_QUERY,
  SUBSCRIPTION_RESUME_MUTATION,
  SUBSCRIPTION_SKIP_MUTATION,
  SUBSCRIPTION_UNSKIP_MUTATION,
  SUBSCRIPTIONS_QUERY,
} from './subscriptions.customer.gql';
import {toSubscription} from './to-subscription';

type Account = Parameters<Parameters<typeof queryCustomerAccount>[1]>[0];

interface Changed {
  readonly data: Readonly<Record<string, {readonly userErrors: readonly ShopUserError[]} | null | undefined>>;
}

const SUBSCRIPTIONS_PER_PAGE = 10;

const toId = (number: string): string => `gid://shopify/SubscriptionContract/${number}`;

/** Creates the operations on the subscriptions of a person who signed in with a code. No response is cached. */
export function createSubscriptionClient(context: AccountContext) {
  const call = <Value extends object>(work: (account: Account) => Promise<Value>) =>
    callAccountApi(context.report, () => queryCustomerAccount(context, work));

  const change = async (work: (account: Account) => Promise<Changed>): AccountResult<null> => {
    const response = await call(work);
    if (!response.ok) return response;
    const [payload] = Object.values(response.value.data);
    if (!payload) return fail({kind: 'shop-down'});
    const [error] = payload.userErrors;
    return error ? fail({kind: 'refused', message: subscriptionRefusal(error.code)}) : succeed(null);
  };

  return {
    /** @param after a cursor; null for the first page */
    async findPage(after: string | null): AccountResult<Page<SubscriptionView>> {
      const variables = {first: SUBSCRIPTIONS_PER_PAGE, after};
      const response = await call((account) => account.query(SUBSCRIPTIONS_QUERY, {variables}));
      if (!response.ok) return response;
      const {nodes, pageInfo} = response.value.data.customer.subscriptionContracts;
      return succeed({items: nodes.map(toSubscription), next: nextCursor(pageInfo)});
    },
    /** Returns null if the customer has no such subscription. */
    async find(number: string): AccountResult<SubscriptionView | null> {
      const variables = {id: toId(number)};
      const response = await call((account) => account.query(SUBSCRIPTION_QUERY, {variables}));
      if (!response.ok) return response;
      const contract = response.value.data.customer.subscriptionContract;
      return succeed(contract ? toSubscription(contract) : null);
    },
    async hasAny(): AccountResult<boolean> {
      const response = await call((account) => account.query(HAS_SUBSCRIPTIONS_QUERY));
      return response.ok ? succeed(response.value.data.customer.subscriptionContracts.nodes.length > 0) : response;
    },
    pause: (number: string) =>
      change((account) => account.mutate(SUBSCRIPTION_PAUSE_MUTATION, {variables: {id: toId(number)}})),
    resume: (number: string) =>
      change((account) => account.mutate(SUBSCRIPTION_RESUME_MUTATION, {variables: {id: toId(number)}})),
    cancel: (number: string) =>
      change((account) => account.mutate(SUBSCRIPTION_CANCEL_MUTATION, {variables: {id: toId(number)}})),
    skip: (number: string, cycle: number) =>
      change((account) => account.mutate(SUBSCRIPTION_SKIP_MUTATION, {variables: {id: toId(number), cycle}})),
    unskip: (number: string, cycle: number) =>
      change((account) => account.mutate(SUBSCRIPTION_UNSKIP_MUTATION, {variables: {id: toId(number), cycle}})),
  };
}
