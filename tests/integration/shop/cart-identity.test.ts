import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {GOOGLE_PEOPLE} from '../../../local/backend/google/google-people';
import {SEED_PASSWORD, SEED_PEOPLE} from '../../../local/seed/people';
import type {CartRecord} from '../../../local/shop/state';
import {toSignedIn} from '../../support/account';
import {signInAtGoogle, signInWithCode} from '../../support/google-visitor';
import {startStackWithBackend, type StackWithBackend} from '../../support/stack';
import {createVisitor, signInFields, signUpFields, type Visitor} from '../../support/visitor';
import {SIGN_IN_METHODS} from '../../support/sign-in-methods';

const {ada, farida} = SEED_PEOPLE;
const CART = '__Host-cart';
const TIKKA = 'gid://shopify/ProductVariant/44000000000001';
/** Creates a cart that uses every field of a cart. */
const PERMALINK =
  '/cart/44000000000001:2,44000000000002:1?discount=SUMMER10&note=For%20Ada&attributes[gift]=yes&country=CA';

let stack: StackWithBackend;
beforeAll(async () => void (stack = await startStackWithBackend()));
beforeEach(() => stack.reset());
afterAll(() => stack.close());

const visitor = () => createVisitor(stack.origin);
const tokenIn = (cookie = '') => decodeURIComponent(cookie).split('?')[0] ?? '';
const cartOf = (who: Visitor) => stack.shop.cart(tokenIn(who.cookies.get(CART)));
const byPassword = (who: Visitor) => who.post('/auth', signInFields(ada.email, SEED_PASSWORD));
const addToCart = (who: Visitor) =>
  who.post('/cart', {
    cartFormInput: JSON.stringify({action: 'LinesAdd', inputs: {lines: [{merchandiseId: TIKKA, quantity: 1}]}}),
  });

/** Sets a cart whose key the attacker knows as this browser's cookie, as another port could. */
async function plant(victim: Visitor): Promise<string> {
  const attacker = visitor();
  await attacker.post(PERMALINK, {});
  const cookie = attacker.cookies.get(CART) ?? '';
  const [line] = stack.shop.cart(tokenIn(cookie))?.lines ?? [];
  if (!line) throw new Error('The attacker has no cart');
  line.attributes = [{key: 'engraving', value: 'A. L.'}];
  victim.cookies.set(CART, cookie);
  return tokenIn(cookie);
}

const contentsOf = (cart: CartRecord | undefined) => ({
  note: cart?.note,
  attributes: cart?.attributes,
  discountCodes: cart?.discountCodes,
  country: cart?.buyerIdentity.countryCode,
  lines: cart?.lines.map(({variantNumber, quantity, attributes}) => ({variantNumber, quantity, attributes})),
});

const GUEST = {countryCode: 'CA'};

describe('a cart planted by an attacker', () => {
  it.each(SIGN_IN_METHODS)(
    'never receives the buyer who signs in with %s, and its lines move into a new cart',
    async (_way, signIn) => {
      const victim = visitor();
      const planted = await plant(victim);
      const before = contentsOf(stack.shop.cart(planted));
      expect((await signIn(victim, stack)).status).toBe(303);
      const own = cartOf(victim);
      expect(own?.token).not.toBe(planted);
      expect(contentsOf(own)).toEqual(before);
      expect(before).toMatchObject({
        note: 'For Ada',
        discountCodes: ['SUMMER10'],
        lines: [{quantity: 1}, {quantity: 2}],
      });
      expect(stack.shop.cart(planted)?.buyerIdentity).toEqual(GUEST);
    },
  );

  it('never receives the buyer who signs up', async () => {
    const victim = visitor();
    const planted = await plant(victim);
    await victim.post('/auth?tab=sign-up', signUpFields('grace@example.com', 'a copper lunchbox'));
    await expect.poll(() => cartOf(victim)?.buyerIdentity.email).toBe('grace@example.com');
    expect(stack.shop.cart(planted)?.buyerIdentity).toEqual(GUEST);
  });

  it.each<[string, (who: Visitor) => Promise<Response>]>([
    ['a password', (who) => who.post('/account/link', signInFields(farida.email, SEED_PASSWORD))],
    ['a code', (who) => signInWithCode(who, stack, farida.email, {purpose: 'link'})],
  ])('never receives the buyer whose account is linked by %s', async (_way, link) => {
    const victim = visitor();
    await signInAtGoogle(victim, stack, GOOGLE_PEOPLE.dev);
    const planted = await plant(victim);
    await link(victim);
    await expect.poll(() => cartOf(victim)?.buyerIdentity.email).toBe(farida.email);
    expect(stack.shop.cart(planted)?.buyerIdentity).toEqual(GUEST);
  });

  it('never receives a signed-in buyer who adds to it or changes their password', async () => {
    const victim = visitor();
    await byPassword(victim);
    const planted = await plant(victim);
    await addToCart(victim);
    expect(cartOf(victim)?.token).toBe(planted);
    const next = 'a quiet river 77';
    const form = {intent: 'password', currentPassword: SEED_PASSWORD, newPassword: next, confirmPassword: next};
    expect((await (await toSignedIn(victim)).save('/profile/password', form)).status).toBe(303);
    await expect.poll(() => cartOf(victim)?.buyerIdentity.email).toBe(ada.email);
    expect(stack.shop.cart(planted)?.buyerIdentity).toEqual(GUEST);
  });

  it('is ignored if two cart cookies are sent', async () => {
    const victim = visitor();
    await addToCart(victim);
    const own = victim.cookies.get(CART) ?? '';
    const planted = await plant(visitor());
    const cookie = `${CART}=${encodeURIComponent(`${planted}?key=${stack.shop.cart(planted)?.key}`)}; ${CART}=${own}`;
    await victim.post('/auth', signInFields(ada.email, SEED_PASSWORD), {Cookie: cookie});
    await victim.post('/cart', {cartFormInput: '{}'}, {Cookie: cookie});
    for (const token of [planted, tokenIn(own)]) expect(stack.shop.cart(token)?.buyerIdentity.email).toBeUndefined();
    const page = await (await victim.get('/cart', {Cookie: cookie})).text();
    expect(page).toContain('Nothing in here yet');
  });
});

describe('a guest’s cart', () => {
  it('keeps a sold-out line visible', async () => {
    const who = visitor();
    await addToCart(who);
    stack.shop.setStock('44000000000001', 0);
    await byPassword(who);
    await expect.poll(() => cartOf(who)?.buyerIdentity.email).toBe(ada.email);
    expect(cartOf(who)?.lines).toMatchObject([{variantNumber: 44000000000001, quantity: 0}]);
  });

  it.each([
    ['CartContents', 'cannot be read'],
    ['cartCreate', 'cannot be created'],
  ])('stays unchanged and without a buyer if %s fails: it %s', async (op) => {
    const who = visitor();
    await addToCart(who);
    const before = who.cookies.get(CART);
    await stack.shop.fault({op, mode: 'status', status: 500});
    expect((await byPassword(who)).status).toBe(303);
    expect(who.cookies.get(CART)).toBe(before);
    expect(cartOf(who)).toMatchObject({lines: [{quantity: 1}], buyerIdentity: {}});
    await stack.restartStorefront();
  });
});
