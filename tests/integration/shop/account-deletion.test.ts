import {afterAll, beforeAll, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {adminExecutor} from '../../../local/shop/admin/admin-endpoint';
import {ADMIN_SCOPES} from '../../../local/shop/admin/admin-scopes';
import {PATIENCE, accountLink, eraseDueAccounts} from '../../support/account-mails';
import {signInTo, textOf, toSignedIn, type SignedIn} from '../../support/account';
import {signInWithCode} from '../../support/google-visitor';
import {makeAdmin, recordOrders} from '../../support/orders';
import {redirectOf} from '../../support/redirect-of';
import {runSchedule} from '../../support/run-schedule';
import {rowsOf} from '../../support/send-webhook';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, farida} = SEED_PEOPLE;
const PATH = '/profile/privacy/delete';

let stack: StackWithBackend;
// On a busy machine the schema takes longer to load than the storefront's timeout.
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const remove = (who: SignedIn, currentPassword = SEED_PASSWORD) => who.save(PATH, {intent: 'delete', currentPassword});
const planned = () => rowsOf(stack, 'select from private.account_deletions');
const press = async (path: string) => {
  const response = await createVisitor(stack.origin).post(path, {});
  return {status: response.status, text: textOf(await response.text())};
};

describe('the deletion of an account', () => {
  it('says what goes and what stays, and needs the password', async () => {
    const who = await signInTo(stack, ada);
    const page = await who.read(PATH);
    for (const words of ['What we delete', 'What stays, and why', '7 days', 'Keep my account'])
      expect(page).toContain(words);
    const wrong = await remove(who, 'not-my-password');
    expect(wrong.status).toBe(400);
    expect(textOf(await wrong.text())).toContain('Your current password is not correct.');
    expect(textOf(await (await remove(who, '')).text())).toContain('Enter your password.');
    expect(await planned()).toEqual([]);
  });

  it('ends all sessions, and erases the person after a week, here and at Shopify', async () => {
    const other = await signInTo(stack, ada);
    const who = await signInTo(stack, ada);
    expect(redirectOf(await remove(who))).toEqual({status: 303, location: '/'});
    expect(await who.read('/')).toContain('Your account will be deleted in 7 days');
    expect(await other.read('/profile')).toContain('Your session has expired');
    expect(await accountLink(stack, ada.email, /Your account will be deleted on/)).toMatch(/^\/account\/keep\//);
    await eraseDueAccounts(stack);
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect(stack.shop.customer(ada.email)).toHaveProperty('erasureRequestedAt');
    }, PATIENCE);
    expect(await rowsOf(stack, `select from private.identities where email = '${ada.email}'`)).toEqual([]);
    expect(await rowsOf(stack, 'select from private.shop_erasures where requested_at is not null')).toHaveLength(1);
    const link = await accountLink(stack, ada.email, /Your account will be deleted on/);
    expect((await press(link)).text).toContain('Your account was deleted already');
    const lastMails = async () =>
      (await stack.shop.mails(ada.email)).filter(({subject}) => subject === 'Your account is deleted');
    await expect.poll(async () => (await lastMails()).length, PATIENCE).toBe(1);
    await vi.waitFor(async () => {
      await runSchedule(stack);
      expect(await rowsOf(stack, `select from private.account_mails where email = '${ada.email}'`)).toEqual([]);
    }, PATIENCE);
    expect(await lastMails()).toHaveLength(1);
  });

  it('is undone by the link, once', async () => {
    const who = await signInTo(stack, ada);
    await remove(who);
    const link = await accountLink(stack, ada.email, /Your account will be deleted on/);
    expect((await createVisitor(stack.origin).get(link)).status).toBe(200);
    expect(await planned()).toHaveLength(1);
    expect((await press(link)).text).toContain('Your account stays');
    expect(await planned()).toEqual([]);
    expect((await press(link)).text).toContain('It was kept before');
    expect((await press(`/account/keep/${'x'.repeat(43)}`)).status).toBe(404);
  });

  it('is undone by signing in, of which a mail tells', async () => {
    await remove(await signInTo(stack, ada));
    await signInTo(stack, ada);
    expect(await planned()).toEqual([]);
    await runSchedule(stack);
    await vi.waitFor(
      async () =>
        expect((await stack.shop.mails(ada.email)).map(({subject}) => subject)).toContain('Your account stays'),
      PATIENCE,
    );
  });

  it('waits for an order on its way', async () => {
    const who = await signInTo(stack, ada);
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
    expect(await who.read(PATH)).toContain('An order is on its way');
    await remove(who);
    await eraseDueAccounts(stack);
    expect(await planned()).toHaveLength(1);
  });

  it('is confirmed by a mailed link without a password', async () => {
    const visitor = createVisitor(stack.origin);
    await signInWithCode(visitor, stack, farida.email);
    const who = await toSignedIn(visitor);
    expect(await who.read(PATH)).toContain(`we mail a link to ${farida.email}`);
    await who.save(PATH, {intent: 'delete'});
    expect(await who.read(PATH)).toContain('Check your email');
    expect(await planned()).toEqual([]);
    const link = await accountLink(stack, farida.email, /Confirm that your account/);
    expect((await press(link)).text).toContain('Your account will be deleted');
    expect(await planned()).toHaveLength(1);
    expect((await press(link)).status).toBe(404);
  });

  it('is refused to staff', async () => {
    const who = await signInTo(stack, ada);
    await makeAdmin(stack.backend, who.owner);
    expect(await who.read(PATH)).toContain('You work here');
    expect((await remove(who)).status).toBe(400);
    expect(await planned()).toEqual([]);
  });
});

describe('a store that does not let the app erase customers', () => {
  it('makes the erasure a task of staff', async () => {
    const scopes = ADMIN_SCOPES.filter((scope) => scope !== 'write_customer_data_erasure');
    const own = await startStackWithBackend({}, {adminScopes: scopes});
    await remove(await signInTo(own, ada));
    await eraseDueAccounts(own);
    await vi.waitFor(async () => {
      await runSchedule(own);
      expect(await rowsOf(own, 'select refusal from private.shop_erasures')).toEqual([
        {refusal: 'The app lacks the access scope write_customer_data_erasure.'},
      ]);
    }, PATIENCE);
    await own.close();
  });
});
