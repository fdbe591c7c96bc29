import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../local/seed/people';
import {startLocalShop, type LocalShop} from '../support/local-shop';
import {customerWitness} from './customer-witness';

const {ada, ben, chitra, dana} = SEED_PEOPLE;

let shop: LocalShop;
let customers: ReturnType<typeof customerWitness>;

beforeAll(async () => {
  shop = await startLocalShop();
  customers = customerWitness(shop.origin);
});
beforeEach(() => shop.reset());
afterAll(() => shop.close());

const NEW = {email: 'new@example.com', password: 'five5', firstName: 'New', lastName: 'Person'};
const register = (changes: Record<string, unknown> = {}) =>
  customers.change('customerCreate', {input: {...NEW, ...changes}});

describe('registering', () => {
  it('makes an account that can be signed in to at once', async () => {
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
    ['an address that has an account', {email: ada.email.toUpperCase()}, 'TAKEN', ['input', 'email']],
    ['no address', {email: ' '}, 'BLANK', ['input', 'email']],
    ['what is no address', {email: 'ada.example.com'}, 'INVALID', ['input', 'email']],
    ['an address beyond ASCII', {email: 'аda@example.com'}, 'INVALID', ['input', 'email']],
    ['no password', {password: ''}, 'BLANK', ['input', 'password']],
    ['a password of blanks', {password: '        '}, 'BLANK', ['input', 'password']],
    ['a password of 4', {password: 'four'}, 'TOO_SHORT', ['input', 'password']],
    ['a password of 41', {password: 'p'.repeat(41)}, 'TOO_LONG', ['input', 'password']],
    ['a blank before it', {password: ' secret'}, 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', ['input', 'password']],
    ['a blank after it', {password: 'secret\t'}, 'PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', ['input', 'password']],
    ['a name of 256', {firstName: 'n'.repeat(256)}, 'TOO_LONG', ['input', 'firstName']],
    ['markup for a name', {lastName: '<b>Bold</b>'}, 'CONTAINS_HTML_TAGS', ['input', 'lastName']],
    ['an advertisement for a name', {firstName: 'Win at https://spam.example'}, 'CONTAINS_URL', ['input', 'firstName']],
    ['a phone number of words', {phone: 'call me'}, 'INVALID', ['input', 'phone']],
    ["somebody's phone number", {phone: '+1 (718) 555-0100'}, 'TAKEN', ['input', 'phone']],
  ])('refuses %s', async (_what, changes, code, field) => {
    const answer = await register(changes);
    expect(answer).toMatchObject({customer: null, customerUserErrors: [{code, field}]});
    expect(await shop.mails()).toEqual([]);
  });

  it('counts characters as people do, and takes the longest that is allowed', async () => {
    expect(await register({password: '😋'.repeat(5)})).toMatchObject({customerUserErrors: []});
    const longest = {email: 'other@example.com', password: 'p'.repeat(40), firstName: 'ñ'.repeat(255)};
    expect(await register(longest)).toMatchObject({customerUserErrors: []});
  });

  it('of two at once lets one through', async () => {
    const answers = await Promise.all([register(), register(), register()]);
    const codes = answers.map(({customerUserErrors}) => customerUserErrors[0]?.code ?? 'done').sort();
    expect(codes).toEqual(['TAKEN', 'TAKEN', 'done']);
  });

  it.each([
    ['somebody who only reads mails', dana],
    ['somebody who was invited', chitra],
  ])('as %s mails a link that proves the address instead', async (_who, person) => {
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
    // The password typed by whoever registered counts for nothing: it was not they who proved the address.
    expect(await customers.signIn(person.email, NEW.password)).toMatchObject({customerAccessToken: null});
    expect(await customers.change('customerActivateByUrl', {activationUrl, password: 'chosen-by-me'})).toMatchObject({
      customer: {email: person.email},
      customerUserErrors: [],
    });
    expect(await customers.signIn(person.email, 'chosen-by-me')).toMatchObject({customerUserErrors: []});
  });
});

describe('changing oneself', () => {
  const update = async (customer: Record<string, unknown>, token?: string) =>
    customers.change('customerUpdate', {
      customerAccessToken: token ?? (await customers.tokenOf(ada.email, SEED_PASSWORD)),
      customer,
    });

  it('changes what is given and leaves the rest', async () => {
    const {customer} = await update({firstName: 'Augusta', phone: null, acceptsMarketing: false});
    expect(customer).toMatchObject({firstName: 'Augusta', lastName: 'Byron', phone: null, acceptsMarketing: false});
  });

  it('refuses an address somebody else has, and takes a free one', async () => {
    expect(await update({email: ben.email})).toMatchObject({
      customer: null,
      customerUserErrors: [{code: 'TAKEN', field: ['customer', 'email'], message: 'Email has already been taken'}],
    });
    expect(await update({email: 'countess@example.com'})).toMatchObject({customer: {email: 'countess@example.com'}});
    expect(await customers.signIn('countess@example.com', SEED_PASSWORD)).toMatchObject({customerUserErrors: []});
  });

  it('with a new password ends every older token and gives a new one', async () => {
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

  it('without a new password gives no token and ends none', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    expect(await update({lastName: 'Lovelace'}, token)).toMatchObject({customerAccessToken: null});
    expect(await customers.read(token)).toMatchObject({lastName: 'Lovelace'});
  });

  it('refuses a password as registering does, and then changes nothing', async () => {
    const token = await customers.tokenOf(ada.email, SEED_PASSWORD);
    expect(await update({firstName: 'Changed', password: 'four'}, token)).toMatchObject({
      customer: null,
      customerUserErrors: [{code: 'TOO_SHORT', field: ['customer', 'password']}],
    });
    expect(await customers.read(token)).toMatchObject({firstName: 'Ada'});
  });
});
