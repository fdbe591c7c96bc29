import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SEED_PEOPLE} from '../../../local/seed/people';
import {signInTo, textOf, type SignedIn} from '../../support/account';
import {redirectOf} from '../../support/redirect-of';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';

const {ada, ben} = SEED_PEOPLE;
const BOOK = '/profile/addresses';
const HOME = {
  name: 'Ben Okafor',
  address1: '9 Elm Street',
  city: 'Portland',
  province: 'OR',
  zip: '97201',
  country: 'US',
  phone: '(503) 555-0142',
};

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const add = (who: SignedIn, fields: Readonly<Record<string, string>> = {}) =>
  who.save(`${BOOK}/new`, {intent: 'address', ...HOME, ...fields});
const numbersOf = (email: string) => (stack.shop.customer(email)?.addresses ?? []).map(({number}) => String(number));

describe('an address book', () => {
  it('shows an empty state without addresses', async () => {
    expect(await (await signInTo(stack, ben)).read(BOOK)).toContain('No addresses yet');
  });

  it('saves an address with a phone number in any format, and confirms it', async () => {
    const who = await signInTo(stack, ben);
    const response = await add(who);
    expect(redirectOf(response)).toEqual({status: 303, location: BOOK});
    expect(stack.shop.customer(ben.email)?.addresses[0]?.address).toMatchObject({
      firstName: 'Ben',
      lastName: 'Okafor',
      address1: '9 Elm Street',
      provinceCode: 'OR',
      countryCode: 'US',
      phone: '+15035550142',
    });
    const text = await who.read(BOOK);
    for (const word of ['9 Elm Street', 'Default', 'Address added']) expect(text).toContain(word);
  });

  it('changes, chooses and removes an entry', async () => {
    const who = await signInTo(stack, ada);
    const [first = '', second = ''] = numbersOf(ada.email);
    await who.save(`${BOOK}/${second}?index`, {...HOME, intent: 'address', address2: 'Apt 4', isDefault: 'on'});
    expect(String(stack.shop.customer(ada.email)?.defaultAddressNumber)).toBe(second);
    expect(await who.read(BOOK)).toContain('Apt 4');
    await who.save(`${BOOK}?index`, {intent: 'default', number: first});
    expect(String(stack.shop.customer(ada.email)?.defaultAddressNumber)).toBe(first);
    expect(await who.read(`${BOOK}/${second}/remove`)).toContain('Remove this address?');
    expect(numbersOf(ada.email)).toHaveLength(2);
    await who.save(`${BOOK}/${second}/remove`, {intent: 'remove'});
    expect(numbersOf(ada.email)).toEqual([first]);
  });

  it('is shown to its owner only', async () => {
    const who = await signInTo(stack, ben);
    const [theirs = ''] = numbersOf(ada.email);
    expect((await who.get(`${BOOK}/${theirs}`)).status).toBe(404);
    const response = await who.save(`${BOOK}/${theirs}/remove`, {});
    expect(response.headers.get('Location')).toBe(BOOK);
    expect(await who.read(BOOK)).toContain('This address is no longer in your address book.');
    expect(numbersOf(ada.email)).toHaveLength(2);
  });

  it('is paginated if it has many entries', async () => {
    const who = await signInTo(stack, ben);
    for (let count = 1; count <= 12; count += 1) await add(who, {address1: `${count} Elm Street`});
    const html = await (await who.get(BOOK)).text();
    const next = /href="([^"]*after=[^"]*)"/.exec(html)?.[1]?.replaceAll('&amp;', '&') ?? '';
    expect(html.match(/Elm Street/g)?.length).toBeGreaterThan(9);
    expect(textOf(html)).not.toContain('12 Elm Street');
    const rest = await who.read(next);
    expect(rest).toContain('12 Elm Street');
    expect(rest).toContain('First addresses');
  });

  it.each(['nonsense', '%00', 'x'.repeat(2000), "' or 1=1"])('ignores an invalid cursor: %#', async (after) => {
    const who = await signInTo(stack, ada);
    expect((await who.get(`${BOOK}?after=${encodeURIComponent(after)}`)).status).toBeLessThan(500);
  });

  it.each<[string, Record<string, string>, string]>([
    ['no name', {name: ''}, 'Name is required'],
    ['no street', {address1: ' '}, 'Address is required'],
    ['no city', {city: '\u0000'}, 'City is required'],
    ['no state', {province: ''}, 'State is required'],
    ['an unknown state', {province: 'ON'}, 'Choose a state'],
    ['a property of Object.prototype as the state', {province: '__proto__'}, 'Choose a state'],
    ['a ZIP code of four digits', {zip: '9720'}, 'Enter a ZIP code'],
    ['another country', {country: 'CA'}, 'We ship within the United States only'],
    ['a phone number of words', {phone: 'call me'}, 'Enter a phone number'],
    ['markup', {address1: '<script>alert(1)</script>'}, 'cannot contain links or HTML'],
    ['256 letters', {city: 'c'.repeat(256)}, 'City is too long'],
  ])('rejects %s with a message at the field, and keeps the other input', async (_what, fields, words) => {
    const who = await signInTo(stack, ben);
    const response = await add(who, fields);
    const html = await response.text();
    expect(response.status).toBe(400);
    expect(textOf(html)).toContain(words);
    if (!('phone' in fields)) expect(html).toContain('value="(503) 555-0142"');
    expect(html).not.toContain('<script>alert(1)</script>');
    expect(numbersOf(ben.email)).toEqual([]);
  });

  it('leads back to the sign-in card if Shopify rejects the token, and keeps the input', async () => {
    const who = await signInTo(stack, ada);
    stack.shop.revokeAccessTokens();
    const typed = await add(who);
    expect(typed.status).toBe(401);
    expect(textOf(await typed.text())).toContain('Your session has expired. Please log in again');
    expect(who.cookies.has('__Host-session')).toBe(false);
    expect(await who.read(BOOK)).toContain('Welcome');
  });

  it('reports an outage of Shopify, and keeps the input', async () => {
    const who = await signInTo(stack, ben);
    await stack.shop.fault({op: 'AddressCreate', mode: 'status', status: 500});
    const response = await add(who);
    const html = await response.text();
    expect(response.status).toBe(502);
    expect(html).toContain('value="9 Elm Street"');
    expect(textOf(html)).toContain('The shop does not answer.');
  });
});
