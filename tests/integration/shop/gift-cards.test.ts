import {afterAll, beforeAll, beforeEach, describe, expect, it} from 'vitest';
import {SPICE_MARKET_GIFT_CARDS} from '../../../local/seed/spice-market/spice-market-gift-cards';
import {startStack, type Stack} from '../../support/stack';
import {createVisitor} from '../../support/visitor';

let stack: Stack;
beforeAll(async () => void (stack = await startStack({profile: 'market'})));
beforeEach(() => stack.shop.reset());
afterAll(() => stack.close());

const TIKKA = 'gid://shopify/ProductVariant/44000000000001';
const [FULL = '', SMALL = '', EMPTY = '', EXPIRED = ''] = SPICE_MARKET_GIFT_CARDS.map(({code}) => code);
const UNKNOWN = 'nosuchgiftcard00';

/** Returns the text of a page's main part. */
async function textOf(response: Response): Promise<string> {
  const main = /<main[^]*<\/main>/.exec(await response.text())?.[0] ?? '';
  return main.replaceAll(/<[^>]*>/g, ' ').replaceAll(/\s+/g, ' ');
}

/** A visitor without scripts with two packs in the cart: $15.98. */
async function createShopper(quantity = 2) {
  const visitor = createVisitor(stack.origin);
  const post = (action: string, inputs: object, fields: Record<string, string> = {}) =>
    visitor.post('/cart', {cartFormInput: JSON.stringify({action, inputs}), ...fields});
  await post('LinesAdd', {lines: [{merchandiseId: TIKKA}]}, {quantity: String(quantity)});
  return {
    post,
    redeem: (giftCard: string) => post('CustomApplyGiftCard', {}, {giftCard}),
    cart: async () => textOf(await visitor.get('/cart')),
  };
}

/** Counts the changes of gift cards that reached Shopify. */
const countChanges = async () =>
  (await stack.shop.log()).operations
    .filter(({operation}) => operation.startsWith('CartGiftCard'))
    .reduce((sum, {count}) => sum + count, 0);

describe('gift cards on the cart', () => {
  it('pay for it together, whatever the case, spaces and dashes, and each once', async () => {
    const {redeem, cart} = await createShopper();
    for (const code of [SMALL, 'TIFFIN-FULL-5042-42', ' tiff infu ll50 4242 ']) {
      expect((await redeem(code)).headers.get('Location') ?? '/cart').toBe('/cart');
    }
    expect(await cart()).toMatch(
      /Subtotal \$15\.98 Gift card •••• 0777 −\$5\.00 Gift card •••• 4242 −\$10\.98 To pay \$0\.00/,
    );
    expect(await cart()).toContain('•••• 4242 $39.02 stays on it');
    expect(stack.shop.carts()[0]?.giftCardCodes).toEqual([SMALL, FULL]);
  });

  it('pay what is left after a promo code, and can be removed', async () => {
    const {post, redeem, cart} = await createShopper();
    await redeem(SMALL);
    await post('CustomApplyCode', {}, {code: 'SUMMER10'});
    expect(await cart()).toMatch(/Subtotal \$15\.98 SUMMER10 −\$1\.60 Total \$14\.38 .*To pay \$9\.38/);
    const number = stack.shop.snapshot().giftCards?.find(({code}) => code === SMALL)?.number;
    await post('CustomRemoveGiftCard', {giftCardId: `gid://shopify/AppliedGiftCard/${number}`});
    expect(await cart()).not.toMatch(/•••• 0777|To pay/);
  });

  it.each([UNKNOWN, EMPTY, EXPIRED])('refuse %s beside the field, without repeating it', async (code) => {
    const {redeem} = await createShopper();
    const response = await redeem(code);
    expect(response.status).toBe(422);
    const page = await response.text();
    expect(page).toContain('This gift card cannot be used.');
    expect(page).toContain('aria-invalid="true"');
    expect(page).not.toContain(code);
  });
});

describe('a flood of guesses', () => {
  it('is stopped on its cart before Shopify is asked, for a good code too; other carts are not', async () => {
    const {redeem} = await createShopper();
    const statuses = [];
    for (let guess = 0; guess < 8; guess += 1)
      statuses.push((await redeem(`guess${String(guess).padStart(11, '0')}`)).status);
    // Without a database, an isolate allows half of the ten.
    expect(statuses).toEqual([422, 422, 422, 422, 422, 429, 429, 429]);
    expect(await countChanges()).toBe(5);
    const refused = await redeem(FULL);
    expect(refused.status).toBe(429);
    expect(await textOf(refused)).toMatch(/That was one code too many\. Please try again in \d+ minutes/);
    const other = await createShopper();
    expect((await other.redeem(FULL)).status).toBe(303);
  });

  it('does not count codes that are accepted', async () => {
    const {post, redeem} = await createShopper();
    const number = stack.shop.snapshot().giftCards?.find(({code}) => code === FULL)?.number;
    for (let round = 0; round < 7; round += 1) {
      expect((await redeem(FULL)).status).toBe(303);
      await post('CustomRemoveGiftCard', {giftCardId: `gid://shopify/AppliedGiftCard/${number}`});
    }
  });
});

describe('a gift card while Shopify fails', () => {
  it.each([
    ['is down', {mode: 'status', status: 503} as const],
    ['answers with an HTML page', {mode: 'html'} as const],
  ])('keeps the cart and says that the code was not checked while Shopify %s', async (_what, fault) => {
    const {redeem, cart} = await createShopper();
    await stack.shop.fault({op: 'CartGiftCardCodesAdd', ...fault});
    const response = await redeem(FULL);
    expect(response.status).toBe(502);
    expect(await textOf(response)).toContain('We could not check the gift card.');
    await stack.shop.clearFaults();
    expect(await cart()).toContain('$15.98');
  });
});

describe('a hostile form', () => {
  it.each([
    ['', 400],
    ['1234567', 400],
    ['x'.repeat(21), 400],
    ['<script>alert(1)</script>', 400],
    ['tiffinfull504242\u0000', 400],
    ['tiffinfull504242" OR 1=1', 400],
    ['x'.repeat(100_000), 400],
  ])('with the code %j is refused without a request to Shopify', async (code, status) => {
    const {redeem} = await createShopper();
    const response = await redeem(code);
    expect(response.status).toBe(status);
    expect(await response.text()).not.toContain('<script>alert(1)');
    expect(await countChanges()).toBe(0);
  });

  it('cannot remove by a code, or with further fields', async () => {
    const {post} = await createShopper();
    expect((await post('CustomRemoveGiftCard', {giftCardId: FULL})).status).toBe(400);
    expect((await post('CustomApplyGiftCard', {code: FULL}, {giftCard: FULL})).status).toBe(400);
    expect(await countChanges()).toBe(0);
  });
});

describe('a gift card for somebody', () => {
  const RECIPIENT = {recipientEmail: 'grace@example.com', recipientName: 'Grace', recipientMessage: 'Enjoy!'};
  const add = (fields: Record<string, string>) => {
    const visitor = createVisitor(stack.origin);
    const variant = `gid://shopify/ProductVariant/${stack.shop.variants('gift-card')[1]}`;
    const input = {action: 'LinesAdd', inputs: {lines: [{merchandiseId: variant}]}};
    return {visitor, response: visitor.post('/cart', {cartFormInput: JSON.stringify(input), ...fields})};
  };

  it('has a form without scripts, and its recipient on the line of the cart', async () => {
    const page = await (await fetch(`${stack.origin}/product/gift-card`)).text();
    for (const name of ['recipientEmail', 'recipientName', 'recipientMessage', 'recipientSendOn']) {
      expect(page).toContain(`name="${name}"`);
    }
    expect(await (await fetch(`${stack.origin}/product/palak-paneer`)).text()).not.toContain('recipientEmail');
    const {visitor, response} = add({...RECIPIENT, quantity: '1'});
    expect((await response).status).toBe(303);
    expect(await textOf(await visitor.get('/cart'))).toContain('For Grace, grace@example.com “Enjoy!”');
    expect(stack.shop.carts()[0]?.lines[0]?.attributes).toContainEqual({
      key: 'Recipient email',
      value: 'grace@example.com',
    });
  });

  it.each([
    ['an address that is none', {recipientEmail: 'grace'}],
    ['a message of 201 characters', {recipientMessage: 'x'.repeat(201)}],
    ['a day in a year', {recipientSendOn: '2099-01-01'}],
  ])('is refused with %s', async (_what, change) => {
    const response = await add({...RECIPIENT, ...change}).response;
    expect(response.status).toBe(400);
    expect(await textOf(response)).toContain('The gift card was not added.');
    expect(stack.shop.carts()).toEqual([]);
  });
});
