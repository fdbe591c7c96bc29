import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../seed/people';
import {startLocalShop, type LocalShop} from '../../tests/support/local-shop';
import {createCustomerClient} from './customer-client';

const {ada, ben, chitra, dana} = SEED_PEOPLE;

let shop: LocalShop;
let customers: ReturnType<typeof createCustomerClient>;

beforeAll(async () => {
  shop = await startLocalShop();
  customers = createCustomerClient(shop.origin);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const NEW = {email: 'new@example.com', password: 'five5', firstName: 'New', lastName: 'Person'};
const register = (changes: Record<string, unknown> = {}) =>
  customers.change('customerCreate', {input: {...NEW, ...changes}});

describe('customerCreate', () => {
  it('creates an account that can sign in immediately', async () => {
    const {customer, customerUserErrors} = await register({email: 'New@Example.com', acceptsMarketing: true});
    expect(customerUserErrors).toEqual([]);
    expect(customer).toMatchObject({
      id: expect.stringMatching(/^gid:\/\/shopify\/Customer\/\d+$/),
      email: NEW.email,
      displayName: 'New Person',
      acceptsMarketing: true,
      numberOfOrders: '0',
      defaultAddress: null,
    });
    expect(await customers.signIn(NEW.email, NEW.password)).toMatchObject({customerUserErrors: []});
  });

  it.each<[string, Record<string, unknown>, string, string[]]>([
    ['an address with an account', {email: ada.email.toUpperCase()}, 'TAKEN', ['input', 'email']],
    ['an empty address', {email: ' '}, 'BLANK', ['input', 'email']],
    ['an invalid address', {email: 'ada.example.com'}, 'INVALID', ['input', 'email']],
    ['an address beyond ASCII', {email: 'аda@example.com'}, 'INVALID', ['input', 'email']],
    ['an empty password', {password: ''}, 'BLANK', ['input', 'password']],
    ['a password of spaces', {password: '        '}, 'BLANK', ['input', 'password']],
    ['a password of 4 characters', {password: 'four'}, 'TOO_SHORT', ['input', 'password']],
    ['a password of 41 characters', {password: 'p'.repeat(41)}, 'TOO_LONG', ['input', 'password']],
    [
      'a password with a leading space',
      {password: ' secret'},
      'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
      ['input', 'password'],
    ],
    [
      'a password with trailing whitespace',
      {password: 'secret\t'},
      'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE',
      ['input', 'password'],
    ],
    ['a name of 256 characters', {firstName: 'n'.repeat(256)}, 'TOO_LONG', ['input', 'firstName']],
    ['a name with markup', {lastName: '<b>Bold</b>'}, 'CONTAINS_HTML_TAGS', ['input', 'lastName']],
    ['a name with a URL', {firstName: 'Win at https://spam.example'}, 'CONTAINS_URL', ['input', 'firstName']],
    ['an invalid phone number', {phone: 'call me'}, 'INVALID', ['input', 'phone']],
    ["somebody's phone number", {phone: '+1 (718) 555-0100'}, 'TAKEN', ['input', 'phone']],
  ])('rejects %s', async (_what, changes, code, field) => {
    const response = await register(changes);
    expect(response).toMatchObject({customer: null, customerUserErrors: [{code, field}]});
    expect(await shop.mails()).toEqual([]);
  });

  it('counts characters instead of code units, and accepts the maximum length', async () => {
    expect(await register({password: '😋'.repeat(5)})).toMatchObject({customerUserErrors: []});
    const longest = {email: 'other@example.com', password: 'p'.repeat(40), firstName: 'ñ'.repeat(255)};
    expect(await register(longest)).toMatchObject({customerUserErrors: []});
  });

  it('accepts one of two concurrent registrations', async () => {
    const responses = await Promise.all([register(), register(), register()]);
    const codes = responses.map(({customerUserErrors}) => customerUserErrors[0]?.code ?? 'done').sort();
    expect(codes).toEqual(['TAKEN', 'TAKEN', 'done']);
  });

  it.each([
    ['a mail subscriber', dana],
    ['an invited customer', chitra],
  ])('mails %s a link that proves the address instead', async (_who, person) => {
    const {customerUserErrors} = await register({email: person.email});
    expect(customerUserErrors).toEqual([
      {
        code: 'CUSTOMER_DISABLED',
        field: ['input', 'email'],
        message: `We have sent an email to ${person.email}, please click the link included to verify your email address.`,
      },
    ]);
    const [mail] = await shop.mails(person.email);
    const activationUrl = mail?.links.find((link) => link.includes('/account/activate/'));
    expect(activationUrl).toMatch(new RegExp(`^${shop.origin}/account/activate/${person.number}/[\\w-]+$`));
    // The password of the registration is ignored, because that person has not proved the address.
    expect(await customers.signIn(person.email, NEW.password)).toMatchObject({customerAccessToken: null});
    expect(await customers.change('customerActivateByUrl', {activationUrl, password: 'chosen-by-me'})).toMatchObject({
      customer: {email: person.email},
      customerUserErrors: [],
    });
    expect(await customers.signIn(person.email, 'chosen-by-me')).toMatchObject({customerUserErrors: []});
  });
});

describe('customerUpdate', () => {
  const update = async (customer: Record<string, unknown>, token?: string) =>
    customers.change('customerUpdate', {
      customerAccessToken: token ?? (await customers.tokenOf(ada.email, SEED_PASSWORD)),
      customer,
    });

  it('changes the given fields and leaves the rest', async () => {
    const {customer} = await update({firstName: 'Augusta', phone: null, acceptsMarketing: false});
    expect(customer).toMatchObject({firstName: 'Augusta', lastName: 'Byron', phone: null, acceptsMarketing: false});
  });

  it('rejects the address of another customer, and accepts a free one', async () => {
    expect(await update({email: ben.email})).toMatchObject({
      customer: null,
      customerUserErrors: [{code: 'TAKEN', field: ['customer', 'email'], message: 'Email has already been taken'}],
    });
    expect(await update({email: 'countess@example.com'})).toMatchObject({customer: {email: 'countess@example.com'}});
    expect(await customers.signIn('countess@example.com', SEED_PASSWORD)).toMatchObject({customerUserErrors: []});
  });

  it('revokes every older token with a new password, and returns a new one', async () => {
    const [mine, other] = [
      await customers.tokenOf(ada.email, SEED_PASSWORD),
      await customers.tokenOf(ada.email, SEED_PASSWORD),
    ];
    const {customerAccessToken} = await update({password: 'a-new-password'}, mine);
    expect(await customers.read(mine)).toBeNull();
    expect(await customers.read(other)).toBeNull();
    expect(await customers.read(customerAccessToken?.accessToken ?? '')).toMatchObject({email: ada.email});
    expect(await customers.signIn(ada.email, SEED_PASSWORD)).toMatchObject({customerAccessToken: null});
  });

  it('returns and revokes no token without a new password', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    expect(await update({lastName: 'Lovelace'}, token)).toMatchObject({customerAccessToken: null});
    expect(await customers.read(token)).toMatchObject({lastName: 'Lovelace'});
  });

  it('rejects an invalid password as registration does, without a change', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    expect(await update({firstName: 'Changed', password: 'four'}, token)).toMatchObject({
      customer: null,
      customerUserErrors: [{code: 'TOO_SHORT', field: ['customer', 'password']}],
    });
    expect(await customers.read(token)).toMatchObject({firstName: 'Ada'});
  });
});
