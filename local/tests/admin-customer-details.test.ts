import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {placeOrder} from '../../tests/support/place-order';
import {createAdminClient, errorsOf} from './admin-client';

const {ada, chitra} = SEED_PEOPLE;

let shop: LocalShop;
let ask: ReturnType<typeof createAdminClient>;

beforeAll(async () => {
  shop = await startLocalShop();
  ask = createAdminClient(shop);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const gid = ({number}: {readonly number: number}) => `gid://shopify/Customer/${number}`;
const INVITE = `mutation Invite($id: ID!, $email: EmailInput) {
  customerSendAccountInviteEmail(customerId: $id, email: $email) { customer { state } userErrors { code field } }
}`;

it('returns a customer with orders and addresses', async () => {
  for (let count = 0; count < 2; count += 1) placeOrder(shop, {customer: ada});
  const query = `query Customer($id: ID!) {
    customer(id: $id) {
      orders(first: 5, reverse: true) { nodes { name } } lastOrder { name } numberOfOrders
      addressesV2(first: 5) { nodes { address1 city } }
    }
  }`;
  expect((await ask(query, {id: gid(ada)})).data).toEqual({
    customer: {
      orders: {nodes: [{name: '#1002'}, {name: '#1001'}]},
      lastOrder: {name: '#1002'},
      numberOfOrders: '2',
      addressesV2: {nodes: ada.addresses.map(({address1, city}) => ({address1, city}))},
    },
  });
});

it.each([
  [`phone:"${ada.phone}"`, [ada.email]],
  ['Ada', [ada.email]],
  ['tag:wholesale', [chitra.email]],
])('finds customers by %s', async (query, emails) => {
  await ask(`mutation { tagsAdd(id: "${gid(chitra)}", tags: ["wholesale"]) { userErrors { message } } }`);
  const {data} = await ask('query List($query: String) { customers(first: 5, query: $query) { nodes { email } } }', {
    query,
  });
  expect(data).toEqual({customers: {nodes: emails.map((email) => ({email}))}});
});

describe('customerSendAccountInviteEmail', () => {
  it('mails a link that activates the account', async () => {
    const email = {customMessage: 'Here is your link again.'};
    expect((await ask(INVITE, {id: gid(chitra), email})).data).toEqual({
      customerSendAccountInviteEmail: {customer: {state: 'INVITED'}, userErrors: []},
    });
    const [mail] = await shop.mails(chitra.email);
    expect(mail?.text).toContain('Here is your link again.');
    expect(mail?.text).toMatch(/\/account\/activate\/\d+\//);
  });

  it('rejects a customer with an account, and an unknown one', async () => {
    expect(errorsOf(await ask(INVITE, {id: gid(ada)}))).toEqual([{code: 'INVALID', field: ['customerId']}]);
    expect(errorsOf(await ask(INVITE, {id: 'gid://shopify/Customer/1'}))).toHaveLength(1);
    expect(await shop.mails()).toEqual([]);
  });
});
