import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {GOOGLE_PEOPLE} from '../../../local/backend/google/google-people';
import {signInTo, textOf, toSignedIn, type SignedIn} from '../../support/account';
import {signInAtGoogle, signInWithCode} from '../../support/google-visitor';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

const {ada} = SEED_PEOPLE;
const NEXT = 'a quiet river 77';
/** One character more than Shopify accepts. */
const LONG = 'quiet rivers run past forty-one old lamps';
const PATH = '/profile/password';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const change = (who: SignedIn, fields: Readonly<Record<string, string>> = {}) =>
  who.save(PATH, {
    intent: 'password',
    currentPassword: SEED_PASSWORD,
    newPassword: NEXT,
    confirmPassword: NEXT,
    ...fields,
  });
const opens = (password: string) =>
  signInTo(stack, ada, password).then(
    () => true,
    () => false,
  );

describe('a new password', () => {
  it('replaces the old one for signing in', async () => {
    const who = await signInTo(stack, ada);
    expect((await change(who)).status).toBe(303);
    expect(await who.read(PATH)).toContain('Password updated');
    expect({newPassword: await opens(NEXT), oldPassword: await opens(SEED_PASSWORD)}).toEqual({
      newPassword: true,
      oldPassword: false,
    });
  });

  it('ends every other session and keeps this one, with a valid Shopify token', async () => {
    const [here, openOtherBrowser] = [await signInTo(stack, ada), await signInTo(stack, ada)];
    await change(here);
    expect(await openOtherBrowser.read('/profile')).toContain('Your session has expired. Please log in again');
    expect(await here.read('/profile/addresses')).toContain('12 Pearl Street');
  });

  it('requires the current password', async () => {
    const who = await signInTo(stack, ada);
    const response = await change(who, {currentPassword: 'not-my-password'});
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toContain('Your current password is not correct.');
    for (const secret of ['not-my-password', NEXT]) expect(html).not.toContain(secret);
    expect(await opens(SEED_PASSWORD)).toBe(true);
  });

  it.each<[string, Record<string, string>, string]>([
    ['no input', {currentPassword: '', newPassword: '', confirmPassword: ''}, 'Current password is required'],
    [
      'seven characters',
      {newPassword: 'abcdef7', confirmPassword: 'abcdef7'},
      'Password must be at least 8 characters',
    ],
    ['a confirmation that differs', {confirmPassword: 'something else'}, 'New passwords do not match.'],
    ['a blank at its end', {newPassword: `${NEXT} `, confirmPassword: `${NEXT} `}, 'cannot start or end with a space'],
    ['one that everybody tries', {newPassword: 'password123', confirmPassword: 'password123'}, 'easy to guess'],
    ['the person’s own name', {newPassword: 'byron-2026', confirmPassword: 'byron-2026'}, 'easy to guess'],
    ['41 characters', {newPassword: LONG, confirmPassword: LONG}, 'Password is too long'],
    [
      '1,001 characters',
      {newPassword: 'xy'.repeat(501), confirmPassword: 'xy'.repeat(501)},
      'New password is too long',
    ],
  ])('is rejected with a message at the field: %s', async (_what, fields, words) => {
    const who = await signInTo(stack, ada);
    const response = await change(who, fields);
    expect(response.status).toBe(400);
    expect(textOf(await response.text())).toContain(words);
    expect(await opens(SEED_PASSWORD)).toBe(true);
  });

  it('locks the form after ten wrong guesses of the current one', async () => {
    const who = await signInTo(stack, ada);
    for (let count = 0; count < 10; count += 1) await change(who, {currentPassword: `wrong ${count}`});
    const response = await change(who);
    expect(response.status).toBe(429);
    expect(Number(response.headers.get('Retry-After'))).toBeGreaterThan(0);
    expect(await opens(SEED_PASSWORD)).toBe(true);
  });

  it('counts as changed if Shopify saved it but the response was lost', async () => {
    const who = await signInTo(stack, ada);
    await stack.shop.fault({op: 'AccountUpdate', mode: 'dropAfterExecute', times: 1});
    expect((await change(who)).status).toBe(303);
    expect(await opens(NEXT)).toBe(true);
    expect(await who.read('/profile/addresses')).toContain('12 Pearl Street');
  });

  it('is not changed during an outage of Shopify, which is reported', async () => {
    const who = await signInTo(stack, ada);
    await stack.shop.fault({op: 'AccountPasswordProof', mode: 'status', status: 500});
    const response = await change(who);
    expect(response.status).toBe(502);
    expect(textOf(await response.text())).toContain('The shop does not answer.');
  });

  it('is announced for later, like a new name, if the shop has no accounts', async () => {
    const who = await signInTo(stack, ada);
    await stack.restartStorefront({PASSWORD_ACCOUNTS: 'off', SHOP_ID: '', PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID: ''});
    await change(who);
    expect(await who.read(PATH)).toContain(
      'Password update functionality will be available soon with Supabase integration.',
    );
    await who.save('/profile?index', {name: 'Ada King'});
    expect(await who.read('/profile')).toContain('Profile updates will be available when Shopify is fully integrated.');
    await stack.restartStorefront();
    expect(await opens(SEED_PASSWORD)).toBe(true);
  });
});

describe('a customer who signed in without their password', () => {
  async function signInByCode(): Promise<SignedIn> {
    const visitor = createVisitor(stack.origin);
    await signInWithCode(visitor, stack, ada.email);
    return toSignedIn(visitor);
  }

  it('changes it with the current one, and stays signed in', async () => {
    const who = await signInByCode();
    for (const words of ['Current Password', 'If it has none yet, set one'])
      expect(await who.read(PATH)).toContain(words);
    expect((await change(who)).status).toBe(303);
    expect(await who.read(PATH)).toContain('Password updated');
    expect({newPassword: await opens(NEXT), oldPassword: await opens(SEED_PASSWORD)}).toEqual({
      newPassword: true,
      oldPassword: false,
    });
    expect(await who.read('/profile/addresses')).toContain('12 Pearl Street');
  });

  it('does not change it without the current one', async () => {
    const who = await signInByCode();
    const response = await change(who, {currentPassword: 'not-my-password'});
    expect(response.status).toBe(400);
    expect(textOf(await response.text())).toContain('Your current password is not correct.');
    expect(await opens(SEED_PASSWORD)).toBe(true);
  });

  it('sees an alternative if the account never had one', async () => {
    const visitor = createVisitor(stack.origin);
    await signInAtGoogle(visitor, stack, GOOGLE_PEOPLE.ada);
    const who = await toSignedIn(visitor);
    const text = await who.read(PATH);
    for (const words of ['You log in without a password', 'log out and sign up with the same email'])
      expect(text).toContain(words);
    expect(text).not.toContain('Current Password');
    expect((await change(who)).status).toBe(400);
  });
});
