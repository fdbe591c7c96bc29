import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signUpFields} from '../../support/visitor';

const {ada, dana} = SEED_PEOPLE;
const PASSWORD = 'a copper lunchbox';
const NOWHERE = 'is said nowhere';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const signUp = (fields: Parameters<ReturnType<typeof createVisitor>['post']>[1]) =>
  createVisitor(stack.origin).post('/auth?tab=sign-up', fields);
const withField = (name: string, value: string) =>
  signUp({...signUpFields('grace@example.com', PASSWORD), [name]: value});
const calls = async () => (await stack.shop.log()).operations.map(({operation}) => operation);

describe('signing up', () => {
  it('creates an account without marketing consent, splits the name, and signs in', async () => {
    const visitor = createVisitor(stack.origin);
    const fields = signUpFields('grace@example.com', PASSWORD, '  Grace  Brewster Hopper ');
    const response = await visitor.post('/auth?tab=sign-up&returnTo=/cart', fields);
    expect(redirectOf(response)).toEqual({status: 303, location: '/cart'});
    const grace = stack.shop.customer('grace@example.com');
    expect(grace).toMatchObject({
      firstName: 'Grace',
      lastName: 'Brewster Hopper',
      marketing: {state: 'NOT_SUBSCRIBED'},
    });
    expect(await calls()).toEqual(expect.arrayContaining(['CustomerRegister', 'CustomerSignIn']));
    expect(await calls()).not.toContain('SignedInCustomer');
    const home = await (await visitor.get('/')).text();
    expect(home).toContain('Welcome!');
    expect(home).toContain('You have successfully signed in.');
  });

  it.each([
    ['name', '', 'Name is required'],
    ['name', ' \u0000\u0007 ', 'Name is required'],
    ['email', '', 'Email is required'],
    ['email', 'grace', 'Invalid email address format'],
    ['email', `${'g'.repeat(300)}@example.com`, 'Invalid email address format'],
    ['email', 'grace\u0000@example.com', 'Invalid email address format'],
    ['password', '', 'Password is required'],
    ['password', 'seven77', 'Password must be at least 8 characters'],
    ['password', ' a copper lunchbox', 'Password cannot start or end with a space'],
    ['confirmPassword', 'another', 'Passwords do not match'],
    ['confirmPassword', '', 'Passwords do not match'],
  ])('rejects the %s %j: %s', async (name, value, text) => {
    const response = await withField(name, value);
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(text);
    expect(await calls()).not.toContain('CustomerRegister');
  });

  it.each(['password1', 'P@ssw0rd2024', '12345678', 'qwertyui', 'fusiontiffin', 'aaaaaaaa', 'abcabcabc', 'Grace123!'])(
    'rejects a common password: %s',
    async (password) => {
      const response = await signUp(signUpFields('grace@example.com', password));
      expect(await response.text()).toContain('This password is easy to guess.');
      expect(await calls()).not.toContain('CustomerRegister');
    },
  );

  it.each([
    ['of eight characters', 'k7#mPq2v'],
    ['of forty', 'k7#mPq2v'.repeat(5)],
    ['with an emoji', 'lunch 🍛 box'],
    ['with a direction mark', 'lunch\u202Ebox!'],
  ])('accepts a password %s unchanged', async (_what, password) => {
    expect((await signUp(signUpFields('grace@example.com', password))).status).toBe(303);
  });

  it.each([41, 64, 128])('shows Shopify’s message for a password of %i characters', async (length) => {
    const password = 'k7#mPq2v'.repeat(20).slice(0, length);
    const page = await (await signUp(signUpFields('grace@example.com', password))).text();
    expect(page).toContain('Password is too long');
    expect(page).not.toContain(password);
  });

  it('reports that an account exists', async () => {
    const response = await signUp(signUpFields(ada.email, PASSWORD));
    expect(response.status).toBe(400);
    expect(await response.text()).toContain(
      'An account with this email already exists. Please try logging in instead.',
    );
  });

  it('asks customers without an account to check their mail, and is not a failure', async () => {
    const response = await signUp(signUpFields(dana.email, PASSWORD));
    expect(response.status).toBe(200);
    expect(await response.text()).toContain('We have sent an email to dana@example.com.');
    expect(response.headers.getSetCookie()).toEqual([]);
    expect(await stack.shop.mails(dana.email)).toHaveLength(1);
  });

  it('keeps the new account if the sign-in fails', async () => {
    await stack.backend.fault({path: '/rest/*', mode: 'status', status: 503});
    const response = await signUp(signUpFields('grace@example.com', PASSWORD));
    expect(redirectOf(response)).toEqual({status: 303, location: '/auth'});
    expect(response.headers.getSetCookie().join()).not.toContain('__Host-session=');
    await stack.restartStorefront();
  });
});

describe('a form', () => {
  const nasty = [
    'x'.repeat(100_000),
    '\u0000',
    '🍛'.repeat(400),
    '\u202Ecba\u202C',
    '<script>alert(1)</script>',
    '{"$ne":1}',
  ];

  it.each(['name', 'email', 'password', 'confirmPassword', 'intent'])(
    'handles any input in its field %s',
    async (name) => {
      for (const value of nasty) {
        const response = await withField(name, value);
        expect(response.status, `${name}: ${value.slice(0, 20)}`).toBeLessThan(500);
        expect(await response.text()).not.toContain('<script>alert');
      }
    },
  );

  it('treats a repeated field as missing, and ignores unknown fields', async () => {
    const fields = new URLSearchParams(signUpFields('grace@example.com', PASSWORD));
    fields.append('email', 'other@example.com');
    expect(await (await signUp(fields)).text()).toContain('Email is required');
    const more = {'email[]': NOWHERE, __proto__: NOWHERE, acceptsMarketing: 'true', 'constructor.prototype': NOWHERE};
    const visitor = createVisitor(stack.origin);
    await visitor.post('/auth?tab=sign-up', {...signUpFields('grace@example.com', PASSWORD), ...more});
    expect(stack.shop.customer('grace@example.com')?.marketing.state).toBe('NOT_SUBSCRIBED');
  });

  it('is rejected if it is a file or not a form', async () => {
    const file = new FormData();
    file.set('intent', 'sign-up');
    file.set('email', new Blob(['x']), 'x.txt');
    expect((await signUp(file)).status).toBe(400);
    const visitor = createVisitor(stack.origin);
    const json = await visitor.post('/auth', new URLSearchParams(), {'Content-Type': 'application/json'});
    expect(json.status).toBe(413);
  });

  it('has the same size limit without a Content-Length', async () => {
    const long = new Blob(Array<string>(10).fill('email=x&'.repeat(1_000))).stream();
    const init = {method: 'POST', body: long, duplex: 'half'} as RequestInit;
    const headers = {'Sec-Fetch-Site': 'same-origin', 'Content-Type': 'application/x-www-form-urlencoded'};
    expect((await fetch(`${stack.origin}/auth`, {...init, headers})).status).toBe(413);
  });
});
