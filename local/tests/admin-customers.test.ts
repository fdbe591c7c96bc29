import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_DATE} from '../seed/seed-date';
import {SEED_PEOPLE} from '../seed/people';
import {LOCAL_CREDENTIALS} from '../shop/local-credentials';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createCustomerClient} from './customer-client';

const {ada, ben, chitra, dana, elena, gita} = SEED_PEOPLE;

let now = new Date(SEED_DATE);
let shop: LocalShop;

beforeAll(async () => {
  shop = await startLocalShop({clock: () => now});
});
beforeEach(async () => {
  now = new Date(SEED_DATE);
  await shop.reset();
});
afterAll(() => shop.close());

interface AdminResponse {
  readonly data?: Readonly<Record<string, unknown>>;
  readonly errors?: unknown;
  readonly extensions?: {readonly cost: {readonly throttleStatus: {readonly currentlyAvailable: number}}};
}

const post = (query: string, variables: Record<string, unknown> = {}, token: string = LOCAL_CREDENTIALS.adminToken) =>
  fetch(`${shop.origin}/admin/api/2026-04/graphql.json`, {
    method: 'POST',
    headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': token},
    body: JSON.stringify({query, variables}),
  });
const ask = async (query: string, variables?: Record<string, unknown>) =>
  await (await post(query, variables)).json<AdminResponse>();

const CONSENT = 'defaultEmailAddress { emailAddress marketingState marketingOptInLevel marketingUpdatedAt }';
const CREATE = `mutation Create($input: CustomerInput!) {
  customerCreate(input: $input) { customer { id email state verifiedEmail tags ${CONSENT} } userErrors { field message } }
}`;
const UPDATE = `mutation Update($input: CustomerInput!) {
  customerUpdate(input: $input) { customer { email firstName tags note } userErrors { field message } }
}`;
const SEARCH = 'query Search($query: String) { customers(first: 20, query: $query) { nodes { email } } }';

const gid = ({number}: {number: number}) => `gid://shopify/Customer/${number}`;

describe('the customer query', () => {
  const BY = `query By($identifier: CustomerIdentifierInput!) {
    customerByIdentifier(identifier: $identifier) { id legacyResourceId email state verifiedEmail numberOfOrders ${CONSENT} }
  }`;

  it.each([
    ['address, in any letter case', {emailAddress: 'ADA@example.com'}],
    ['phone number', {phoneNumber: '+1 718 555 0100'}],
    ['id', {id: gid(ada)}],
  ])('finds a customer by %s', async (_what, identifier) => {
    expect((await ask(BY, {identifier})).data).toEqual({
      customerByIdentifier: {
        id: gid(ada),
        legacyResourceId: String(ada.number),
        email: ada.email,
        state: 'ENABLED',
        verifiedEmail: true,
        numberOfOrders: '0',
        defaultEmailAddress: {
          emailAddress: ada.email,
          marketingState: 'SUBSCRIBED',
          marketingOptInLevel: 'CONFIRMED_OPT_IN',
          marketingUpdatedAt: ada.createdAt,
        },
      },
    });
  });

  it('returns null for an unknown customer', async () => {
    expect((await ask(BY, {identifier: {emailAddress: 'nobody@example.com'}})).data).toEqual({
      customerByIdentifier: null,
    });
    expect((await ask('{ customer(id: "gid://shopify/Customer/1") { id } }')).data).toEqual({customer: null});
  });

  it('requires exactly one identifier, as in the schema', async () => {
    const result = await ask(BY, {identifier: {emailAddress: ada.email, id: gid(ben)}});
    expect(result).toMatchObject({errors: [{extensions: {code: 'INVALID_VARIABLE'}}]});
  });

  it.each<[string, readonly {readonly email: string}[]]>([
    [`email:"${ada.email}"`, [ada]],
    ['email:ada', [ada]],
    ['first_name:Ben', [ben]],
    ['last_name:M*', [elena]],
    ['state:invited', [chitra]],
    ['state:DISABLED', [dana]],
    ['accepts_marketing:true', [ada, dana]],
    ['accepts_marketing:true AND NOT state:enabled', [dana]],
    [`id:>=${gita.number}`, [gita]],
    ['phone:*', [ada]],
    ['Byron OR Raman', [ada, chitra]],
    ['customer_date:<2025-12-01', [ada, gita]],
    ['country:US state:enabled', [ada, elena]],
  ])('searches customers by %s', async (query, expected) => {
    const emails = expected.map(({email}) => ({email}));
    expect((await ask(SEARCH, {query})).data).toEqual({customers: {nodes: emails}});
  });
});

describe('customerCreate', () => {
  it('creates a customer without an account, with marketing consent and without sending a mail', async () => {
    const emailMarketingConsent = {marketingState: 'SUBSCRIBED', marketingOptInLevel: 'CONFIRMED_OPT_IN'};
    const input = {email: 'Reader@Example.com', tags: ['popup', 'newsletter'], emailMarketingConsent};
    expect((await ask(CREATE, {input})).data).toMatchObject({
      customerCreate: {
        customer: {
          email: 'reader@example.com',
          state: 'DISABLED',
          verifiedEmail: false,
          tags: ['newsletter', 'popup'],
          defaultEmailAddress: {...emailMarketingConsent, marketingUpdatedAt: '2026-06-01T12:00:00Z'},
        },
        userErrors: [],
      },
    });
    expect(await shop.mails()).toEqual([]);
    const customers = createCustomerClient(shop.origin);
    expect(await customers.change('customerCreate', {input: {email: input.email, password: 'secret'}})).toMatchObject({
      customerUserErrors: [{code: 'CUSTOMER_DISABLED'}],
    });
  });

  it.each([
    ['a known address', {email: ada.email}, ['email'], 'Email has already been taken'],
    ['an invalid address', {email: 'reader'}, ['email'], 'Email is invalid'],
    ['a customer without contact data', {}, null, 'A name, phone number, or email address must be present'],
  ])('rejects %s', async (_who, input, field, message) => {
    expect((await ask(CREATE, {input})).data).toEqual({
      customerCreate: {customer: null, userErrors: [{field, message}]},
    });
  });
});

describe('customerUpdate', () => {
  it('changes the given fields', async () => {
    const input = {id: gid(ben), firstName: 'Benedict', tags: ['vip'], note: 'Likes it mild'};
    expect((await ask(UPDATE, {input})).data).toEqual({
      customerUpdate: {
        customer: {email: ben.email, firstName: 'Benedict', tags: ['vip'], note: 'Likes it mild'},
        userErrors: [],
      },
    });
  });

  it.each([
    ['an unknown customer', {id: 'gid://shopify/Customer/1'}, ['id'], 'Customer does not exist'],
    ['the address of another customer', {id: gid(ben), email: ada.email}, ['email'], 'Email has already been taken'],
    [
      'a consent, which has a mutation of its own',
      {id: gid(ben), emailMarketingConsent: {marketingState: 'SUBSCRIBED'}},
      ['emailMarketingConsent'],
      'To update emailMarketingConsent, please use the customerEmailMarketingConsentUpdate Mutation instead',
    ],
  ])('rejects %s', async (_what, input, field, message) => {
    expect((await ask(UPDATE, {input})).data).toEqual({
      customerUpdate: {customer: null, userErrors: [{field, message}]},
    });
  });

  it('records a consent, and its withdrawal', async () => {
    const mutation = `mutation Consent($input: CustomerEmailMarketingConsentUpdateInput!) {
      customerEmailMarketingConsentUpdate(input: $input) { customer { ${CONSENT} } userErrors { code field } }
    }`;
    const update = (marketingState: string) =>
      ask(mutation, {input: {customerId: gid(ben), emailMarketingConsent: {marketingState}}});
    for (const marketingState of ['SUBSCRIBED', 'UNSUBSCRIBED', 'PENDING']) {
      expect((await update(marketingState)).data).toMatchObject({
        customerEmailMarketingConsentUpdate: {customer: {defaultEmailAddress: {marketingState}}, userErrors: []},
      });
    }
    expect((await update('NOT_SUBSCRIBED')).data).toMatchObject({
      customerEmailMarketingConsentUpdate: {customer: null, userErrors: [{code: 'INVALID'}]},
    });
  });
});

describe('the Admin API', () => {
  it.each(['', 'wrong', LOCAL_CREDENTIALS.privateToken])('rejects the token "%s"', async (token) => {
    const response = await post('{ customers(first: 1) { nodes { id } } }', {}, token);
    expect(response.status).toBe(401);
    expect(await response.json()).toEqual({errors: expect.stringContaining('Invalid API key or access token')});
  });

  it('returns its version and the cost of each response', async () => {
    const response = await post('{ customer(id: "gid://shopify/Customer/1") { id } }');
    expect(response.headers.get('x-shopify-api-version')).toBe('2026-04');
    expect(await response.json()).toEqual({
      data: {customer: null},
      extensions: {
        cost: {
          requestedQueryCost: 2,
          actualQueryCost: 2,
          throttleStatus: {maximumAvailable: 2000, currentlyAvailable: 1998, restoreRate: 100},
        },
      },
    });
  });

  it('throttles when its points are spent, and restores them over time', async () => {
    const fields = Array.from(
      {length: 900},
      (_, index) => `a${index}: customer(id: "gid://shopify/Customer/1") { id }`,
    );
    const dear = `{ ${fields.join(' ')} }`;
    expect(await ask(dear)).not.toHaveProperty('errors');
    expect(await ask(dear)).toMatchObject({
      errors: [{message: 'Throttled', extensions: {code: 'THROTTLED'}}],
      extensions: {cost: {actualQueryCost: null, throttleStatus: {currentlyAvailable: 200}}},
    });
    now = new Date(now.getTime() + 16_000);
    expect(await ask(dear)).not.toHaveProperty('errors');
  });

  it('fails with the name of a field that is not emulated', async () => {
    const failure = (name: string) => ({
      errors: [{message: `The local shop does not emulate ${name}`, extensions: {code: 'NOT_EMULATED'}}],
    });
    expect(await ask('{ shop { email } }')).toMatchObject(failure('Shop.email'));
    const input = {email: 'x@example.com', taxExempt: true};
    expect(await ask(CREATE, {input})).toMatchObject(failure('CustomerInput.taxExempt'));
  });

  it('is subject to faults and logged by operation name', async () => {
    await shop.fault({op: 'Search', mode: 'status', status: 500, times: 1});
    expect((await post(SEARCH)).status).toBe(500);
    expect((await post(SEARCH)).status).toBe(200);
    expect((await shop.log()).operations).toEqual([{api: 'admin', operation: 'Search', count: 2, errors: 1}]);
    expect(JSON.stringify(await shop.log())).not.toContain(LOCAL_CREDENTIALS.adminToken);
  });
});

describe('the erasure of a customer', () => {
  const ERASE = `mutation Erase($id: ID!) {
    customerRequestDataErasure(customerId: $id) { customerId userErrors { code field message } }
  }`;

  it('is requested and carried out later', async () => {
    const id = gid(ada);
    expect((await ask(ERASE, {id})).data).toEqual({customerRequestDataErasure: {customerId: id, userErrors: []}});
    expect(shop.customer(ada.email)).toMatchObject({email: ada.email, erasureRequestedAt: '2026-06-01T12:00:00Z'});
  });

  it('is refused for a customer that does not exist', async () => {
    const userErrors = [{code: 'DOES_NOT_EXIST', field: ['customerId'], message: 'Customer does not exist'}];
    const id = 'gid://shopify/Customer/1';
    expect((await ask(ERASE, {id})).data).toEqual({customerRequestDataErasure: {customerId: null, userErrors}});
  });
});
