import {afterAll, beforeAll, beforeEach, expect} from 'vitest';
import {SEED_PEOPLE} from '../../local/seed/people';
import {adminExecutor} from '../../local/shop/admin/admin-endpoint';
import {LOCAL_CREDENTIALS, LOCAL_STOREFRONT_SECRETS} from '../../local/shop/local-credentials';
import {signInTo} from '../support/account';
import {drill} from '../support/drill';
import {signInStaff} from '../support/fulfillment';
import {isKnown} from '../support/google-visitor';
import {sendWebhook} from '../support/send-webhook';
import {TEST_SECRET} from '../support/session-cookie';
import {startStackWithBackend, type StackWithBackend} from '../support/stack';

const NEW = {
  SESSION_SECRETS: `a new session secret of 32 characters or more,${TEST_SECRET}`,
  RECONCILE_SECRET: `a new secret of the scheduler that is long enough,${LOCAL_STOREFRONT_SECRETS.RECONCILE_SECRET}`,
  SHOPIFY_WEBHOOK_SECRETS: ['a-new-webhook-secret', ...LOCAL_CREDENTIALS.webhookSecrets].join(','),
};

let stack: StackWithBackend;
beforeAll(() => void adminExecutor());
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const runAs = async (secret: string) =>
  (await fetch(`${stack.origin}/webhooks/reconcile`, {method: 'POST', headers: {Authorization: `Bearer ${secret}`}}))
    .status;
const deliverWith = async (secret: string) =>
  (await sendWebhook(stack, {topic: 'orders/create', body: {id: null}, secret})).status;

drill('every secret rotated', async () => {
  const ada = await signInTo(stack, SEED_PEOPLE.ada);
  const gita = await signInStaff(stack);
  await stack.restartStorefront(NEW);
  expect(await isKnown(ada), 'customers stay signed in').toBe(true);
  expect((await gita.get('/admin')).status, 'staff keep their second factor').toBe(200);
  const [newest = '', former = ''] = NEW.RECONCILE_SECRET.split(',');
  expect([await runAs(newest), await runAs(former)]).toEqual([200, 200]);
  const [newSecret = '', oldSecret = ''] = NEW.SHOPIFY_WEBHOOK_SECRETS.split(',');
  expect([await deliverWith(newSecret), await deliverWith(oldSecret)]).toEqual([200, 200]);
  // The last step: the former ones are refused. Sessions keep theirs for 60 days.
  await stack.restartStorefront({...NEW, RECONCILE_SECRET: newest, SHOPIFY_WEBHOOK_SECRETS: newSecret});
  expect([await runAs(newest), await runAs(former)]).toEqual([200, 401]);
  expect([await deliverWith(newSecret), await deliverWith(oldSecret)]).toEqual([200, 401]);
  expect(await isKnown(ada)).toBe(true);
});
