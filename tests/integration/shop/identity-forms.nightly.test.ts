import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signInFields, signUpFields, type Visitor} from '../../support/visitor';

const {ada} = SEED_PEOPLE;
const PASSWORD = 'a copper lunchbox';
const HOME = {
  name: 'Ada Byron',
  address1: '9 Elm Street',
  address2: '',
  city: 'Portland',
  province: 'OR',
  zip: '97201',
  country: 'US',
  phone: '',
};

type Fields = Readonly<Record<string, string>>;

interface Form {
  readonly path: string;
  readonly fields: Fields;
  readonly optional?: readonly string[];
  readonly needsAccount?: boolean;
  /** A hidden field; its errors are not shown. */
  readonly isHidden?: boolean;
}

/** All account forms with valid input. */
const FORMS: Record<string, Form> = {
  'sign-in': {path: '/auth', fields: signInFields(ada.email, SEED_PASSWORD)},
  'sign-up': {path: '/auth?tab=sign-up', fields: signUpFields('grace@example.com', PASSWORD)},
  recovery: {path: '/account/recover', fields: {email: ada.email}},
  reset: {path: '/account/reset/7/token', fields: {password: PASSWORD, confirmPassword: PASSWORD}},
  activation: {path: '/account/activate/7/token', fields: {password: PASSWORD, confirmPassword: PASSWORD}},
  profile: {path: '/profile?index', fields: {name: 'Ada King'}, needsAccount: true},
  password: {
    path: '/profile/password',
    fields: {currentPassword: SEED_PASSWORD, newPassword: PASSWORD, confirmPassword: PASSWORD},
    needsAccount: true,
  },
  'new address': {
    path: '/profile/addresses/new',
    fields: HOME,
    optional: ['address2', 'phone'],
    needsAccount: true,
  },
  'default address': {path: '/profile/addresses?index', fields: {number: '1'}, needsAccount: true, isHidden: true},
};

const spoiled = (fields: Fields, name: string, ...values: [string, string][]) =>
  new URLSearchParams([...Object.entries(fields).filter(([each]) => each !== name), ...values]);

type Spoil = (fields: Fields, name: string) => URLSearchParams;

/** Values that exceed the limit of every field. */
const TOO_MUCH: Record<string, Spoil> = {
  'of 100,000 characters': (fields, name) => spoiled(fields, name, [name, 'x'.repeat(100_000)]),
  'of 60,000 characters': (fields, name) => spoiled(fields, name, [name, 'x'.repeat(60_000)]),
};
/** Values that count as empty, which an optional field accepts. */
const EMPTY_VALUES: Record<string, Spoil> = {
  'that is empty': (fields, name) => spoiled(fields, name, [name, '']),
  'that is missing': (fields, name) => spoiled(fields, name),
  'with two values': (fields, name) => spoiled(fields, name, [name, fields[name] ?? ''], [name, 'another']),
  'as a list': (fields, name) => spoiled(fields, name, [`${name}[]`, 'x'], [`${name}[0]`, 'x']),
  'as an object': (fields, name) => spoiled(fields, name, [`${name}.a`, 'x'], [`${name}.__proto__.b`, 'x']),
};
const NASTY = [
  '\u0000',
  'a\u0000b',
  '🍛'.repeat(300),
  '\u202Ecba\u202C',
  '<script>alert(1)</script>',
  '{"$ne":1}',
  '__proto__',
  "' or 1=1; --",
  'x\r\nSet-Cookie: x=1',
];
const STRANGERS = {user_id: 'x', role: 'admin', acceptsMarketing: 'on', 'constructor.prototype.x': '1', __proto__: 'x'};
const CHANGES = /(SignIn|Register|Recover|Reset|Activate|Update|Create|Default|Delete|Proof)$/;

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const changes = async () =>
  (await stack.shop.log()).operations
    .filter(({operation}) => CHANGES.test(operation))
    .reduce((sum, {count}) => sum + count, 0);

/** Returns a visitor who may send this form, and a function that sends it. */
async function senderOf({path, needsAccount}: Form) {
  const who: Visitor = needsAccount ? await signInTo(stack, ada) : createVisitor(stack.origin);
  const owner = needsAccount ? (who as SignedIn).owner : '';
  return (fields: URLSearchParams) => {
    if (owner) fields.set('owner', owner);
    return who.post(path, fields);
  };
}

describe.each(Object.entries(FORMS))('the form for %s', (_name, form) => {
  const {fields, optional = []} = form;
  const required = Object.keys(fields).filter((name) => !optional.includes(name));

  it('rejects oversized and empty input with a message, and does not call Shopify', async () => {
    const send = await senderOf(form);
    const before = await changes();
    const cases = [
      ...Object.keys(fields).flatMap((name) => Object.entries(TOO_MUCH).map((spoil) => ({name, spoil}))),
      ...required.flatMap((name) => Object.entries(EMPTY_VALUES).map((spoil) => ({name, spoil}))),
    ];
    for (const {name, spoil} of cases) {
      const [what, apply] = spoil;
      const response = await send(apply(fields, name));
      const page = await response.text();
      expect([400, 413], `${name} ${what}`).toContain(response.status);
      if (!form.isHidden) expect(page, `${name} ${what}`).toMatch(/role="alert"|aria-invalid="true"/);
    }
    expect(await changes()).toBe(before);
  });

  it('handles any input without a server error', async () => {
    const send = await senderOf(form);
    for (const name of Object.keys(fields)) {
      for (const value of NASTY) {
        const response = await send(spoiled(fields, name, [name, value]));
        expect(response.status, `${name}: ${value}`).toBeLessThan(500);
        expect(response.headers.getSetCookie().join()).not.toContain('x=1');
        expect(await response.text()).not.toContain('<script>alert(1)');
      }
    }
  });

  it('ignores unknown fields', async () => {
    const plain = await (await senderOf(form))(new URLSearchParams(fields));
    await stack.reset();
    const more = await (await senderOf(form))(new URLSearchParams({...fields, ...STRANGERS}));
    expect(redirectOf(more)).toEqual(redirectOf(plain));
  });
});

it.each([
  ['/auth', {intent: 'sign-in', email: ada.email}, 'Login failed Email and password are required'],
  ['/auth?tab=sign-up', {intent: 'sign-up'}, 'Registration failed Name, email, and password are required'],
  ['/auth', {intent: 'sign-in', email: ' ', password: ''}, 'Email and password are required Email Email is required'],
  [
    '/auth?tab=sign-up',
    {intent: 'sign-up', name: '', email: '', password: '', confirmPassword: ''},
    'Name, email, and password are required Name Name is required',
  ],
  ['/account/recover', {}, 'Password Reset Failed Email is required'],
  ['/account/reset/7/token', {}, 'Password Reset Failed Missing required information'],
  ['/account/activate/7/token', {}, 'Activation Failed Missing required information'],
])('an incomplete form receives a message about the missing fields: %s', async (path, fields, words) => {
  const response = await createVisitor(stack.origin).post(path, fields);
  expect(response.status).toBe(400);
  expect(textOf(await response.text())).toContain(words);
  expect(await changes()).toBe(0);
});
