import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {arrive, signInTo, toSignedIn, type SignedIn} from '../../support/account';
import {signInWithCode} from '../../support/google-visitor';
import {placeOrder} from '../../support/place-order';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada, ben, elena} = SEED_PEOPLE;
const LIST = '/profile/subscriptions';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend({}, {profile: 'market'})));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

async function signIn(email: string = elena.email, at = stack): Promise<SignedIn> {
  const visitor = createVisitor(at.origin);
  await signInWithCode(visitor, at, email);
  return toSignedIn(visitor);
}

const subscribe = (customer: typeof elena | typeof ada = elena) =>
  placeOrder(stack.shop, {customer, lines: [{catalogId: 'm6', quantity: 2, sellingPlanNumber: 102}]});

const contract = () => stack.shop.snapshot().contracts?.[0];
const contractNumber = () => String(contract()?.number);
const act = (who: SignedIn, intent: string, more: Record<string, string> = {}) =>
  who.save(`${LIST}?index`, {subscription: contractNumber(), intent, ...more});

/** Returns whether the account has a link to the subscriptions. */
const hasLink = async (who: SignedIn, path = '/profile') =>
  (await (await arrive(who, path)).text()).includes(`href="${LIST}"`);

describe('the subscriptions of a customer', () => {
  it('are listed with items, state, frequency, price and next order, and linked to from the account', async () => {
    subscribe();
    const who = await signIn();
    const text = await who.read(LIST);
    for (const part of [
      'House Chai - Tin',
      '2 × House Chai - Tin',
      'Active',
      'Every 2 weeks',
      '$26.59',
      '$4.99 of it',
    ]) {
      expect(text).toContain(part);
    }
    const next = new Date(Date.parse(contract()?.createdAt ?? '') + 14 * 86_400_000);
    const day = new Intl.DateTimeFormat('en-US', {dateStyle: 'long', timeZone: 'America/New_York'}).format(next);
    expect(text).toContain(day);
    for (const path of ['/profile', '/profile/addresses', LIST]) expect(await hasLink(who, path)).toBe(true);
  });

  it('say by how much the app that manages them reduces them', async () => {
    subscribe();
    stack.shop.changeContracts({discountPercent: 10});
    const text = await (await signIn()).read(LIST);
    expect(text).toContain('$24.43');
    expect(text).toContain('$2.16 off, $4.99 of it for delivery');
  });

  it('are paused and resumed', async () => {
    subscribe();
    const who = await signIn();
    expect((await act(who, 'pause')).status).toBe(303);
    expect(contract()?.status).toBe('PAUSED');
    const paused = await who.read(LIST);
    expect(paused).toContain('Subscription paused');
    expect(paused).toContain('None while it is paused');
    expect(paused).not.toContain('Skip next order');
    expect((await act(who, 'resume')).status).toBe(303);
    expect(contract()?.status).toBe('ACTIVE');
    expect(await who.read(LIST)).toContain('Skip next order');
  });

  it('skip the next order, and take that back', async () => {
    subscribe();
    const who = await signIn();
    expect((await act(who, 'skip', {cycle: '2'})).status).toBe(303);
    expect(contract()?.skipped).toEqual([2]);
    expect(await who.read(LIST)).toMatch(/is skipped/);
    const again = await act(who, 'skip', {cycle: '2'});
    expect(again.status).toBe(400);
    expect(await again.text()).toContain('This is not possible for it now.');
    expect((await act(who, 'unskip', {cycle: '2'})).status).toBe(303);
    expect(contract()?.skipped).toEqual([]);
  });

  it('are canceled on a page that asks first', async () => {
    subscribe();
    const who = await signIn();
    const page = `${LIST}/${contractNumber()}/cancel`;
    expect(await who.read(page)).toMatch(/Cancel this subscription\?[^]*Every 2 weeks, \$26\.59/);
    expect((await who.save(page, {})).status).toBe(303);
    expect(contract()?.status).toBe('CANCELLED');
    const text = await who.read(LIST);
    expect(text).toContain('Subscription canceled');
    expect(text).toContain('None, it is canceled');
    expect(text).not.toContain('Cancel subscription');
    expect((await who.get(page)).headers.get('location')).toBe(LIST);
    const refused = await act(who, 'pause');
    expect(refused.status).toBe(400);
    expect(await refused.text()).toContain('This subscription has ended, so it cannot be changed.');
  });

  it('are not changed if the payment failed, but can be canceled', async () => {
    subscribe();
    stack.shop.changeContracts({status: 'FAILED'});
    const who = await signIn();
    expect(await who.read(LIST)).toContain('None until it is paid.');
    const refused = await act(who, 'pause');
    expect(await refused.text()).toContain('A payment failed, so only the shop can change it.');
    expect((await who.save(`${LIST}/${contractNumber()}/cancel`, {})).status).toBe(303);
  });

  it('have no buttons if their app does not allow changes', async () => {
    subscribe();
    stack.shop.changeContracts({isFixed: true});
    const text = await (await signIn()).read(LIST);
    expect(text).toContain('To change this subscription, please contact us.');
    expect(text).not.toContain('Skip next order');
  });

  it('belong to their customer alone, and no link leads to an empty list', async () => {
    subscribe();
    const other = await signIn(ben.email);
    expect(await hasLink(other)).toBe(false);
    expect(await other.read(LIST)).toContain('No subscriptions');
    expect((await other.get(`${LIST}/${contractNumber()}/cancel`)).status).toBe(404);
    for (const refused of [await act(other, 'pause'), await other.save(`${LIST}/${contractNumber()}/cancel`, {})]) {
      expect(refused.status).toBe(400);
      expect(await refused.text()).toContain('This subscription does not exist any more.');
    }
    expect(contract()?.status).toBe('ACTIVE');
  });

  it.each([
    ['an unknown button', {intent: 'delete'}],
    ['no number', {subscription: ''}],
    ['a number that is none', {subscription: '1 or 1=1'}],
    ['a cycle that is none', {intent: 'skip', cycle: '-1'}],
    ['the cycle 0', {intent: 'skip', cycle: '0'}],
    ['no cycle', {intent: 'skip'}],
  ])('are not changed by a form with %s', async (_what, fields) => {
    subscribe();
    const who = await signIn();
    const refused = await act(who, 'pause', fields);
    expect(refused.status).toBe(400);
    expect(contract()).toMatchObject({status: 'ACTIVE', skipped: []});
    const {operations} = await stack.shop.log();
    expect(operations.filter(({operation}) => /^Subscription(?:Pause|Skip|Unskip)$/.test(operation ?? ''))).toEqual([]);
  });

  it.each(['0', 'x', '1%2F..', '9'.repeat(30)])('have no page to cancel %s', async (number) => {
    const who = await signIn();
    expect((await who.get(`${LIST}/${number}/cancel`)).status).toBe(404);
  });
});

describe('subscriptions that cannot be read', () => {
  it('are reported as unavailable while Shopify is down, and the account has no link', async () => {
    subscribe();
    const who = await signIn();
    await stack.shop.fault({op: 'Subscriptions', mode: 'status', status: 503});
    await stack.shop.fault({op: 'HasSubscriptions', mode: 'status', status: 503});
    const text = await who.read(LIST);
    expect(text).toContain('Your subscriptions cannot be shown right now');
    expect(await hasLink(who)).toBe(false);
    await stack.shop.fault({op: 'SubscriptionPause', mode: 'status', status: 503});
    const refused = await act(who, 'pause');
    expect(refused.status).toBe(502);
    await stack.shop.clearFaults();
    expect(contract()?.status).toBe('ACTIVE');
  });

  it('need a session by code: one by password is led there', async () => {
    subscribe(ada);
    const who = await signInTo(stack, ada);
    expect(await hasLink(who)).toBe(false);
    expect(await who.read(LIST)).toContain('Your subscriptions are one step away');
    expect((await act(who, 'pause')).status).toBe(400);
    expect(await who.read(`${LIST}/${contractNumber()}/cancel`)).toContain('Your subscriptions are one step away');
  });
});

describe('a store that does not let the storefront read subscriptions', () => {
  let denied: StackWithBackend;
  beforeAll(async () => void (denied = await startStackWithBackend({}, {subscriptionContracts: 'denied'})));
  afterAll(() => denied.close());

  it('has no link to them, explains why nothing is shown, and refuses changes', async () => {
    const who = await signIn(elena.email, denied);
    expect(await hasLink(who)).toBe(false);
    expect(await who.read(LIST)).toContain('The shop does not allow this on its website.');
    const refused = await who.save(`${LIST}?index`, {subscription: '1', intent: 'pause'});
    expect(refused.status).toBe(403);
    expect(await refused.text()).toContain('The shop does not allow this on its website.');
  });

  it('is asked for the link only once', async () => {
    const who = await signIn(elena.email, denied);
    await who.read('/profile');
    await denied.shop.clearLog();
    await who.read('/profile/addresses');
    const {operations} = await denied.shop.log();
    expect(operations.map(({operation}) => operation)).not.toContain('HasSubscriptions');
  });
});
