import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {LOCAL_CREDENTIALS} from '../../../local/shop/local-credentials';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {signInStaff} from '../../support/fulfillment';
import {recordOrders} from '../../support/orders';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada, ben, chitra} = SEED_PEOPLE;
const PAGE = '/admin/customers';
const pageOf = ({number}: {readonly number: number}) => `${PAGE}/${number}`;

const CREATE = `mutation Create($input: CustomerInput!) {
  customerCreate(input: $input) { userErrors { message } }
}`;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

/** Creates customers at Shopify. */
async function createCustomers(inputs: readonly object[]): Promise<void> {
  for (const input of inputs) {
    const response = await fetch(`${stack.shop.origin}/admin/api/2026-04/graphql.json`, {
      method: 'POST',
      headers: {'content-type': 'application/json', 'X-Shopify-Access-Token': LOCAL_CREDENTIALS.adminToken},
      body: JSON.stringify({query: CREATE, variables: {input}}),
    });
    expect(await response.json()).toMatchObject({data: {customerCreate: {userErrors: []}}});
  }
}

const invite = async (who: SignedIn, path: string) => {
  const idempotencyKey = /name="idempotencyKey" value="([^"]+)"/.exec(await (await who.get(path)).text())?.[1] ?? '';
  return {intent: 'invite', idempotencyKey};
};

describe('the list of customers', () => {
  it.each([
    ['the name', 'Ada', ada.email],
    ['the address', ben.email, ben.email],
    ['the number of an order', '#1001', chitra.email],
    ['the phone number as it is stored', '+17185550100', ada.email],
    ['the phone number as it is spoken', '(718) 555-0100', ada.email],
    ['the digits of the phone number', '7185550100', ada.email],
  ])('finds a customer by %s', async (_what, search, email) => {
    await recordOrders(stack.backend, [{number: 1001, of: chitra}]);
    const staff = await signInStaff(stack);
    const text = await staff.read(`${PAGE}?${new URLSearchParams({q: search}).toString()}`);
    expect(text).toContain(email);
    expect(text.match(/@example\.com/g)).toHaveLength(1);
  });

  it('takes search syntax for text, and says when no one matches', async () => {
    const staff = await signInStaff(stack);
    for (const search of ['state:enabled', '9999', '" OR id:>0'])
      expect(await staff.read(`${PAGE}?${new URLSearchParams({q: search}).toString()}`)).toContain(
        'No customer matches',
      );
  });

  it('pages through 150 customers, with angle brackets and long names', async () => {
    const names = ['Ada <3 curry', 'x'.repeat(255)];
    await createCustomers(
      Array.from({length: 150}, (_, index) => ({
        email: `customer-${index}@example.org`,
        firstName: names[index] ?? `Customer ${index}`,
      })),
    );
    const staff = await signInStaff(stack);
    const seen = new Set<string>();
    let html = '';
    for (let path: string | undefined = PAGE; path;) {
      html = await (await staff.get(path)).text();
      for (const [link] of html.matchAll(/\/admin\/customers\/\d+/g)) seen.add(link);
      expect(html).not.toContain('Ada <3 curry');
      const next: string | undefined = /href="([^"]*after=[^"]*)"[^>]*>Next customers|rel="next"[^>]*href="([^"]+)"/
        .exec(html)
        ?.slice(1)
        .find(Boolean);
      path = next && `${PAGE}${next.slice(next.indexOf('?')).replaceAll('&amp;', '&')}`;
    }
    expect(seen.size).toBe(150 + Object.keys(SEED_PEOPLE).length);
    expect(html).toContain('First customers');
  });

  it('says why there is no list: Shopify is down, or the database for a search by order number', async () => {
    const staff = await signInStaff(stack);
    await stack.shop.fault({op: 'StaffCustomers', mode: 'status', status: 500});
    const down = await staff.get(PAGE);
    expect(down.status).toBe(503);
    expect(textOf(await down.text())).toContain('Failed to load customers from Admin API');
    await stack.shop.clearFaults();
    const search = await staff.get(`${PAGE}?q=1001`);
    expect(search.status).toBe(200);
    await stack.backend.fault({path: '/rest/v1/rpc/find_desk_orders', mode: 'status', status: 503});
    const lookup = await staff.get(`${PAGE}?q=1001`);
    expect(lookup.status).toBe(503);
    expect(textOf(await lookup.text())).toContain('Order numbers cannot be searched at the moment');
  });
});

describe('without access to customers', () => {
  it('says that the token is missing', async () => {
    const staff = await signInStaff(stack);
    await stack.restartStorefront({PRIVATE_ADMIN_API_TOKEN: ''});
    for (const path of [PAGE, pageOf(ada)]) {
      const response = await staff.get(path);
      expect(response.status).toBe(503);
      expect(textOf(await response.text())).toContain('Missing Shopify Admin API access token');
    }
    await stack.restartStorefront();
  });

  it('names the scope that the app lacks', async () => {
    const narrow = await startStackWithBackend({}, {adminScopes: ['read_orders', 'read_products']});
    try {
      const staff = await signInStaff(narrow);
      for (const path of [PAGE, pageOf(ada)]) {
        const response = await staff.get(path);
        expect(response.status).toBe(503);
        expect(textOf(await response.text())).toContain('the app needs the scope read_customers');
      }
    } finally {
      await narrow.close();
    }
  });
});

describe('the page of a customer', () => {
  it('shows contact, consent, orders and the ways to sign in, without secrets', async () => {
    await recordOrders(stack.backend, [
      {number: 1001, of: ada},
      {number: 1002, of: ben},
    ]);
    await signInTo(stack, ada);
    const staff = await signInStaff(stack);
    const html = await (await staff.get(pageOf(ada))).text();
    const text = textOf(html);
    for (const fact of [ada.email, 'Subscribed', '#1001', 'Email (Shopify)', 'Signed in on 1 device'])
      expect(text).toContain(fact);
    expect(text).not.toContain('#1002');
    expect(html).not.toMatch(/sealed_tokens|session_id|subject/);
  });

  it.each(['0', 'ada', '1', encodeURIComponent(`gid://shopify/Order/${ada.number}`)])(
    'does not exist for %s',
    async (reference) => {
      const staff = await signInStaff(stack);
      const response = await staff.get(`${PAGE}/${reference}`);
      expect(response.status).toBe(404);
      expect(textOf(await response.text())).toContain('Customer not found');
    },
  );

  it('shows each half while the other service is down', async () => {
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    const staff = await signInStaff(stack);
    await stack.backend.fault({path: '/rest/v1/rpc/find_customer_account', mode: 'status', status: 503, times: 1});
    const shopOnly = textOf(await (await staff.get(pageOf(ada))).text());
    expect(shopOnly).toContain(ada.email);
    expect(shopOnly).toContain('Orders and ways to sign in cannot be loaded at the moment.');
    await stack.shop.fault({op: 'StaffCustomer*', mode: 'status', status: 500});
    const stored = await staff.get(pageOf(ada));
    expect(stored.status).toBe(503);
    expect(textOf(await stored.text())).toMatch(/Failed to load customers from Admin API.*#1001/);
  });
});

describe('resending the activation email', () => {
  it('mails one link for a form, with an audit row', async () => {
    const staff = await signInStaff(stack);
    const form = await invite(staff, pageOf(chitra));
    const responses = await Promise.all([staff.post(pageOf(chitra), form), staff.post(pageOf(chitra), form)]);
    expect(responses.map(({status}) => status).sort()).toContain(303);
    expect(redirectOf(await staff.post(pageOf(chitra), form))).toEqual({status: 303, location: pageOf(chitra)});
    expect(await stack.shop.mails(chitra.email)).toHaveLength(1);
    const rows = await stack.backend.database.connected(({query}) =>
      query<{outcome: string}>(
        "select o.outcome from private.audit_log as l join private.audit_outcomes as o on o.audit_id = l.id where l.action = 'customer.invite' and o.outcome = 'done'",
      ),
    );
    expect(rows).toHaveLength(1);
  });

  it('is refused for a customer with an account, and after several mails', async () => {
    const staff = await signInStaff(stack);
    const idempotencyKey = () => ({intent: 'invite', idempotencyKey: crypto.randomUUID()});
    const active = await staff.post(pageOf(ada), idempotencyKey());
    expect(active.status).toBe(409);
    expect(textOf(await active.text())).toContain('This customer has an account already.');
    expect((await staff.post(`${PAGE}/1`, idempotencyKey())).status).toBe(404);
    for (let sent = 0; sent < 5; sent += 1) await staff.post(pageOf(chitra), idempotencyKey());
    const sixth = await staff.post(pageOf(chitra), idempotencyKey());
    expect(sixth.status).toBe(429);
    expect(await stack.shop.mails(chitra.email)).toHaveLength(5);
  });
});
