import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {accountLink} from '../../support/account-mails';
import {signInTo, type SignedIn} from '../../support/account';
import {signInStaff} from '../../support/fulfillment';
import {redirectOf} from '../../support/redirect-of';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada, ben} = SEED_PEOPLE;
const PATH = `/admin/customers/${ben.number}/privacy`;
const FILE = `/admin/customers/${ben.number}/data`;

let stack: StackWithBackend;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const keyIn = async (who: SignedIn, path = PATH) =>
  /name="idempotencyKey" value="([^"]+)"/.exec(await (await who.get(path)).text())?.[1] ?? '';
const run = async (who: SignedIn, intent: string) => who.post(PATH, {intent, idempotencyKey: await keyIn(who)});
const logged = async () =>
  (await rowsOf(stack, "select action from private.audit_log where action like 'customer.%' order by id")).map(
    ({action}) => action,
  );

describe('staff, for a customer who asks about their data', () => {
  it('download one file, which is logged', async () => {
    await signInTo(stack, ben);
    const staff = await signInStaff(stack);
    const response = await staff.post(FILE, {idempotencyKey: await keyIn(staff)});
    expect(response.headers.get('Content-Disposition')).toContain('attachment');
    expect(response.headers.get('Cache-Control')).toBe('private, no-store');
    expect(await response.json()).toMatchObject({ways_to_sign_in: [{email: ben.email}]});
    expect(await logged()).toEqual(['customer.export']);
    expect((await staff.get(FILE)).status).toBe(405);
  });

  it('get no file while Shopify is down', async () => {
    await signInTo(stack, ben);
    const staff = await signInStaff(stack);
    await stack.shop.fault({op: 'PersonalData', mode: 'status', status: 500});
    expect(redirectOf(await staff.post(FILE, {idempotencyKey: await keyIn(staff)}))).toEqual({
      status: 303,
      location: PATH,
    });
    expect(await staff.read(PATH)).toContain('The data was not downloaded');
  });

  it('end all sessions', async () => {
    const customer = await signInTo(stack, ben);
    const staff = await signInStaff(stack);
    expect(await staff.read(PATH)).toContain('1 device');
    expect(redirectOf(await run(staff, 'end-sessions'))).toEqual({status: 303, location: PATH});
    expect(await customer.read('/profile')).toContain('Your session has expired');
    expect(await logged()).toEqual(['customer.end-sessions']);
  });

  it('delete the account, once, and keep it after all', async () => {
    await signInTo(stack, ben);
    const staff = await signInStaff(stack);
    const idempotencyKey = await keyIn(staff);
    for (let count = 0; count < 2; count += 1)
      expect((await staff.post(PATH, {intent: 'delete', idempotencyKey})).status).toBe(303);
    expect(await rowsOf(stack, 'select is_by_staff from private.account_deletions')).toEqual([{is_by_staff: true}]);
    expect(await accountLink(stack, ben.email, /Your account will be deleted on/)).toContain('/account/keep/');
    expect(await staff.read(PATH)).toContain('Asked for by staff.');
    await run(staff, 'keep');
    expect(await rowsOf(stack, 'select from private.account_deletions')).toEqual([]);
  });

  it('find nothing to do for somebody who never signed in, and cannot delete staff', async () => {
    const staff = await signInStaff(stack);
    expect(await staff.read(PATH)).toContain('never signed in here');
    const fields = {intent: 'delete', idempotencyKey: crypto.randomUUID()};
    expect((await staff.post(PATH, fields)).status).toBe(404);
    expect((await staff.get('/admin/customers/x/privacy')).status).toBe(404);
    const own = `/admin/customers/${SEED_PEOPLE.gita.number}/privacy`;
    const response = await staff.post(own, {intent: 'delete', idempotencyKey: crypto.randomUUID()});
    expect([404, 409]).toContain(response.status);
    expect(await rowsOf(stack, 'select from private.account_deletions')).toEqual([]);
  });

  it('end the task of erasing a customer in Shopify', async () => {
    const staff = await signInStaff(stack);
    const id = `gid://shopify/Customer/${ada.number}`;
    await rowsOf(
      stack,
      `insert into private.shop_erasures (shopify_customer_id, refusal) values ('${id}', 'no scope')`,
    );
    expect(await staff.read('/admin/customers')).toContain('To erase in Shopify');
    const fields = {customer: id, idempotencyKey: await keyIn(staff, '/admin/customers')};
    expect((await staff.post('/admin/customers?index', fields)).status).toBe(303);
    expect(await staff.read('/admin/customers')).not.toContain('To erase in Shopify');
    expect(await logged()).toEqual(['customer.erased']);
  });
});
