import {afterAll, beforeAll, beforeEach, describe, expect, it, onTestFinished, vi} from 'vitest';
import {SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {routeAccounts, signInClient} from './account-visitor';

const STOREFRONT = 'http://localhost:3999';
const {ada, ben} = SEED_PEOPLE;
/** Monthly, from 31 January on. */
const START = new Date('2026-01-31T12:00:00Z');

let shop: LocalShop;
let now = START;

beforeAll(async () => {
  shop = await startLocalShop({storefrontOrigin: STOREFRONT, profile: 'market', clock: () => now});
  routeAccounts(shop.origin);
});
beforeEach(async () => {
  now = START;
  await shop.reset();
});
afterAll(async () => {
  vi.unstubAllGlobals();
  await shop.close();
});

const accountOf = (email: string) => signInClient(shop, STOREFRONT, email);

type Client = Awaited<ReturnType<typeof accountOf>>;
interface Answer {
  readonly data: Readonly<Record<string, never>>;
  readonly errors?: readonly object[];
}

const CONTRACTS = `#graphql
  query Contracts {
    customer {
      subscriptionContracts(first: 5, sortKey: CREATED_AT, reverse: true) {
        nodes {
          id status nextBillingDate appEligibleForCustomerActions revisionId
          deliveryPolicy { interval intervalCount { count } }
          priceBreakdownEstimate { subtotalPrice { amount } totalPrice { amount } }
          originOrder { name lineItems(first: 1) { nodes { sellingPlan { name sellingPlanId } } } }
          lines(first: 5) { nodes { name quantity currentPrice { amount } image { altText } } }
          upcomingBillingCycles(first: 3) { nodes { cycleIndex skipped billingAttemptExpectedDate status } }
        }
      }
    }
  }`;

interface Contract {
  readonly id: string;
  readonly status: string;
  readonly upcomingBillingCycles: {readonly nodes: readonly {readonly skipped: boolean}[]};
}

const contractsOf = async (client: Client): Promise<readonly Contract[]> =>
  ((await client.query(CONTRACTS)) as {data: {customer: {subscriptionContracts: {nodes: Contract[]}}}}).data.customer
    .subscriptionContracts.nodes;

const setStatus = (client: Client, action: string, id: string) =>
  client.mutate(
    `#graphql
      mutation Set($id: ID!) {
        subscriptionContract${action}(subscriptionContractId: $id) {
          contract { id status }
          userErrors { code field message }
        }
      }`,
    {variables: {id}},
  ) as Promise<Answer>;

const setSkipped = (client: Client, action: string, contractId: string, index: number) =>
  client.mutate(
    `#graphql
      mutation Set($input: SubscriptionBillingCycleInput!) {
        subscriptionBillingCycle${action}(billingCycleInput: $input) {
          billingCycle { cycleIndex skipped }
          userErrors { code field message }
        }
      }`,
    {variables: {input: {contractId, selector: {index}}}},
  ) as Promise<Answer>;

async function subscribe() {
  placeOrder(shop, {lines: [{catalogId: 'm6', quantity: 2, sellingPlanNumber: 103}]});
  const client = await accountOf(ada.email);
  const [contract] = await contractsOf(client);
  return {client, id: contract?.id ?? ''};
}

describe('a subscription contract', () => {
  it('has its items, its price, its schedule and its first order', async () => {
    const {client} = await subscribe();
    expect(await contractsOf(client)).toMatchObject([
      {
        status: 'ACTIVE',
        appEligibleForCustomerActions: true,
        nextBillingDate: '2026-02-28T12:00:00Z',
        deliveryPolicy: {interval: 'MONTH', intervalCount: {count: 1}},
        priceBreakdownEstimate: {subtotalPrice: {amount: '23.0'}, totalPrice: {amount: '27.99'}},
        originOrder: {name: '#1001', lineItems: {nodes: [{sellingPlan: {name: 'Deliver every month'}}]}},
        lines: {nodes: [{name: 'House Chai - Tin', quantity: 2, currentPrice: {amount: '11.5'}}]},
        upcomingBillingCycles: {
          nodes: [
            {cycleIndex: 2, billingAttemptExpectedDate: '2026-02-28T12:00:00Z'},
            {cycleIndex: 3, billingAttemptExpectedDate: '2026-03-31T12:00:00Z'},
            {cycleIndex: 4, billingAttemptExpectedDate: '2026-04-30T12:00:00Z'},
          ],
        },
      },
    ]);
  });

  it('is paused, activated and canceled, which is final', async () => {
    const {client, id} = await subscribe();
    for (const [action, status] of [
      ['Pause', 'PAUSED'],
      ['Activate', 'ACTIVE'],
      ['Cancel', 'CANCELLED'],
    ]) {
      const {data} = await setStatus(client, String(action), id);
      expect(data[`subscriptionContract${action}`]).toMatchObject({contract: {status}, userErrors: []});
    }
    for (const action of ['Pause', 'Activate', 'Cancel']) {
      const {data} = await setStatus(client, action, id);
      expect(data[`subscriptionContract${action}`]).toMatchObject({
        contract: null,
        userErrors: [{code: 'CONTRACT_TERMINATED', field: ['subscriptionContractId']}],
      });
    }
  });

  it('does not exist for other customers', async () => {
    const {id} = await subscribe();
    const other = await accountOf(ben.email);
    expect(await contractsOf(other)).toEqual([]);
    for (const unknown of [id, 'gid://shopify/SubscriptionContract/1', 'x']) {
      const {data} = await setStatus(other, 'Cancel', unknown);
      expect(data.subscriptionContractCancel).toMatchObject({
        userErrors: [{code: 'SUBSCRIPTION_CONTRACT_DOES_NOT_EXIST'}],
      });
    }
  });

  it('skips an upcoming billing cycle and takes that back, each once', async () => {
    const {client, id} = await subscribe();
    const skipped = async () => (await contractsOf(client))[0]?.upcomingBillingCycles.nodes.map((each) => each.skipped);
    const skip = async (action: string, index: number) =>
      (await setSkipped(client, action, id, index)).data[`subscriptionBillingCycle${action}`];
    expect(await skip('Skip', 2)).toMatchObject({billingCycle: {cycleIndex: 2, skipped: true}, userErrors: []});
    expect(await skipped()).toEqual([true, false, false]);
    expect(await skip('Skip', 2)).toMatchObject({billingCycle: null, userErrors: [{code: 'INVALID'}]});
    expect(await skip('Unskip', 2)).toMatchObject({billingCycle: {skipped: false}});
    expect(await skip('Unskip', 2)).toMatchObject({userErrors: [{code: 'INVALID'}]});
    expect(await skip('Skip', 1)).toMatchObject({
      userErrors: [{code: 'INVALID', field: ['billingCycleInput', 'selector', 'index']}],
    });
    now = new Date('2026-03-01T12:00:00Z');
    // The first token has expired.
    const later = await setSkipped(await accountOf(ada.email), 'Skip', id, 2);
    expect(later.data.subscriptionBillingCycleSkip).toMatchObject({userErrors: [{code: 'INVALID'}]});
  });
});

it('denies subscriptions to a storefront without access', async () => {
  const strict = await startLocalShop({storefrontOrigin: STOREFRONT, subscriptionContracts: 'denied'});
  onTestFinished(() => strict.close());
  vi.unstubAllGlobals();
  routeAccounts(strict.origin);
  const client = await signInClient(strict, STOREFRONT, ada.email);
  const answer = (await client.query(CONTRACTS)) as unknown as Answer;
  expect(answer.errors).toMatchObject([
    {path: ['customer', 'subscriptionContracts'], extensions: {code: 'ACCESS_DENIED'}},
  ]);
  const refused = await setStatus(client, 'Cancel', 'gid://shopify/SubscriptionContract/1');
  expect(refused.errors).toMatchObject([{path: ['subscriptionContractCancel'], extensions: {code: 'ACCESS_DENIED'}}]);
});
