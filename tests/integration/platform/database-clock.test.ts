import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, type SignedIn} from '../../support/account';
import {recordOrders} from '../../support/orders';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada} = SEED_PEOPLE;
const MINUTE_MS = 60_000;

describe('with the database clock eleven minutes ahead', () => {
  let stack: StackWithBackend;
  let customer: SignedIn;
  beforeAll(async () => {
    const clock = () => new Date(Date.now() + 11 * MINUTE_MS);
    stack = await startStackWithBackend({}, {}, {clock});
    customer = await signInTo(stack, ada);
    await recordOrders(stack.backend, [{number: 1001, of: ada}]);
  });
  afterAll(() => stack.close());

  it.each([
    ['/orders', 'Order #1001'],
    ['/profile/orders', 'Order #1001'],
    ['/profile', ada.email],
    ['/notifications', 'Notifications'],
  ])('a customer can open %s', async (path, text) => {
    const response = await customer.get(path);
    expect(response.status).toBe(200);
    expect(await response.text()).toContain(text);
  });

  it('a customer can save their name', async () => {
    const response = await customer.save('/profile?index', {intent: 'profile', name: 'Ada King'});
    expect(response.status).toBe(303);
    expect(await customer.read('/profile')).toContain('Ada King');
  });
});
