import {describe, expect, it} from 'vitest';
import {PROMO_POLICY} from '~/core/policy';
import {sampleCart, sampleLine, type SampleCart} from '../cart-fixtures';
import {DEFAULT_CART_SETTINGS} from './cart-settings';
import {toCartView} from './to-cart-view';

const FACTS = {settings: DEFAULT_CART_SETTINGS, now: new Date('2025-11-21T12:00:00Z'), localOrigin: null};

const viewOf = (cart: SampleCart, facts = {}) =>
  toCartView({kind: 'found', cart: sampleCart(cart)}, {...FACTS, ...facts});

describe('toCartView without a cart', () => {
  it('returns an empty cart with its title', () => {
    expect(toCartView({kind: 'none'}, FACTS)).toMatchObject({
      title: 'Your basket',
      lines: [],
      count: 0,
      isUnknown: false,
    });
  });

  it('marks the cart as unknown when Shopify did not respond', () => {
    expect(toCartView({kind: 'unreachable'}, FACTS)).toMatchObject({lines: [], isUnknown: true});
  });

  it('has the title of the season', () => {
    const season = {title: 'Your Halloween basket', from: '2025-11-01', until: '2025-11-30'};
    expect(viewOf({}, {settings: {...DEFAULT_CART_SETTINGS, season}}).title).toBe('Your Halloween basket');
  });
});

describe('amounts of a cart', () => {
  it('are formatted with two decimals', () => {
    const lines = [sampleLine({quantity: 3, unit: '7.9', subtotal: '23.7'})];
    const view = viewOf({lines, subtotal: '23.7'});
    expect(view).toMatchObject({count: 3, subtotal: '$23.70', total: '$23.70', discounts: []});
    expect(view.lines[0]).toMatchObject({unitPrice: '$7.90', total: '$23.70', totalBefore: null, discounts: []});
  });

  it('include a former price only if it was higher, compared as amounts and not as text', () => {
    const [now9, now10] = [
      sampleLine({unit: '9.0', unitBefore: '10.0'}),
      sampleLine({unit: '10.0', unitBefore: '9.0'}),
    ];
    const {lines} = viewOf({lines: [now9, now10]});
    expect(lines.map((line) => line.unitPriceBefore)).toEqual(['$10.00', null]);
  });

  it('include what reduced prices and discounts save together', () => {
    const lines = [
      sampleLine({id: 'a', quantity: 2, unit: '21.99', unitBefore: '23.97', subtotal: '43.98', total: '37.38'}),
      sampleLine({id: 'b', unit: '10.0', unitBefore: '9.0'}),
    ];
    expect(viewOf({lines, subtotal: '53.98'}).saved).toBe('$3.96');
    expect(viewOf({lines, subtotal: '53.98', total: '45.88', off: {FUSION15: '8.1'}}).saved).toBe('$12.06');
  });

  it('include the saving of an automatic discount, which the subtotal leaves out', () => {
    const lines = ['a', 'b', 'c'].map((id) => sampleLine({id, total: '7.33', off: {'': '0.66'}}));
    expect(viewOf({lines, subtotal: '21.99'}).saved).toBe('$1.98');
  });

  it('include no saving that the rows of the discounts show', () => {
    expect(viewOf({subtotal: '7.99', total: '6.79', off: {FUSION15: '1.2'}}).saved).toBeNull();
  });

  it('include no saving for a reduced line that sold out', () => {
    const lines = [sampleLine({quantity: 0, unit: '21.99', unitBefore: '23.97', subtotal: '0.0'})];
    expect(viewOf({lines, subtotal: '0.0'}).saved).toBeNull();
  });

  it('include the discounts of each line and of the cart', () => {
    const lines = [
      sampleLine({id: 'a', subtotal: '10.0', total: '9.0', off: {SUMMER10: '1.0'}}),
      sampleLine({id: 'b', subtotal: '5.5', total: '4.95', off: {SUMMER10: '0.55'}}),
    ];
    const view = viewOf({lines, subtotal: '15.5', total: '13.95', codes: {SUMMER10: true, OLD: false}});
    expect(view.discounts).toEqual([{label: 'SUMMER10', amount: '$1.55'}]);
    expect(view.lines[1]).toMatchObject({
      total: '$4.95',
      totalBefore: '$5.50',
      discounts: [{label: 'SUMMER10', amount: '$0.55'}],
    });
    expect(view.codes).toEqual([
      {code: 'SUMMER10', isApplicable: true},
      {code: 'OLD', isApplicable: false},
    ]);
  });

  it('name a code as the merchant spells it, however it was entered', () => {
    const lines = [sampleLine({subtotal: '10.0', off: {FUSION15: '1.5'}})];
    const view = viewOf({
      lines,
      subtotal: '10.0',
      total: '8.5',
      codes: {fusion15: true, freeship: true, oldcode: false},
    });
    expect(view.codes.map(({code}) => code)).toEqual(['FUSION15', 'FREESHIP', 'oldcode']);
  });

  it('include a discount once that Shopify allocates to lines and to the cart', () => {
    const lines = [sampleLine({subtotal: '10.0', off: {SUMMER10: '1.0'}})];
    const view = viewOf({lines, subtotal: '10.0', total: '9.0', off: {SUMMER10: '1.0'}});
    expect(view.discounts).toEqual([{label: 'SUMMER10', amount: '$1.00'}]);
  });

  it('add up to the total even if the allocations do not', () => {
    const lines = [sampleLine({subtotal: '10.0', off: {SUMMER10: '0.4'}})];
    expect(viewOf({lines, subtotal: '10.0', total: '8.0'}).discounts).toEqual([{label: 'Discount', amount: '$2.00'}]);
  });
});

describe('toCartView with a sold-out line', () => {
  it('keeps the line and returns no checkout URL', () => {
    const view = viewOf({lines: [sampleLine({quantity: 0, subtotal: '0.0'})], subtotal: '0.0'});
    expect(view.lines[0]).toMatchObject({quantity: 0, isSoldOut: true});
    expect(view).toMatchObject({count: 0, checkoutUrl: null, freeShipping: null, delivery: null});
  });
});

describe('the progress towards free shipping', () => {
  it.each([
    ['7.99', {text: 'Add $17.01 for free standard shipping', percent: 31, missingMinor: 1701}],
    ['24.99', {text: 'Add $0.01 for free standard shipping', percent: 99, missingMinor: 1}],
    ['25.0', {text: 'You have free standard shipping!', percent: 100, missingMinor: 0}],
    ['80.0', {text: 'You have free standard shipping!', percent: 100, missingMinor: 0}],
  ])('for an order value of %s after discounts is %j', (total, freeShipping) => {
    expect(viewOf({subtotal: '90.0', total}).freeShipping).toEqual(freeShipping);
  });

  it('is complete with an applicable shipping code, whose limit it names', () => {
    expect(viewOf({codes: {freeship: true}})).toMatchObject({
      shippingDiscount: {label: 'FREESHIP', amount: 'Up to $5.99 off shipping'},
      freeShipping: {text: 'FREESHIP takes up to $5.99 off your shipping at checkout', percent: 100, missingMinor: 0},
    });
  });

  it('is complete at the threshold even with a shipping code', () => {
    expect(viewOf({subtotal: '25.0', codes: {FREESHIP: true}})).toMatchObject({
      shippingDiscount: {label: 'FREESHIP'},
      freeShipping: {text: 'You have free standard shipping!', percent: 100, missingMinor: 0},
    });
  });

  it('says what a shipping code of the merchant does, and promises no amount', () => {
    expect(viewOf({codes: {SUMMER10: true, SHIPMAY: true}, off: {SUMMER10: '0.80'}})).toMatchObject({
      shippingDiscount: {label: 'SHIPMAY', amount: 'Off shipping at checkout'},
      freeShipping: {text: 'Add $17.01 for free standard shipping', percent: 31, missingMinor: 1701},
    });
  });

  it.each([
    ['does not apply', {codes: {FREESHIP: false}}],
    ['counts on the cart', {codes: {SUMMER10: true}, off: {SUMMER10: '0.80'}}],
    ['counts on a line', {codes: {SUMMER10: true}, lines: [sampleLine({off: {SUMMER10: '0.80'}})]}],
  ])('ignores a code that %s', (_which, cart) => {
    expect(viewOf(cart)).toMatchObject({shippingDiscount: null, freeShipping: {percent: 31}});
  });
});

describe('the delivery estimate', () => {
  it('starts on the day the cart is shown', () => {
    expect(viewOf({}).delivery).toMatchObject({text: 'Estimated delivery: Dec 1 – Dec 3'});
  });

  it('is about what is in stock: each line that ships later says when', () => {
    const later = sampleLine({id: 'later', shipsOn: '2099-01-12'});
    const view = viewOf({lines: [sampleLine(), later]});
    expect(view.lines.map(({shipsLater}) => shipsLater)).toEqual([null, 'Ships on Jan 12, 2099']);
    expect(view.delivery).toEqual({
      text: 'Estimated delivery: Dec 1 – Dec 3',
      hint: 'This is for what is in stock. We send what ships later as soon as it arrives.',
    });
    expect(viewOf({lines: [later]}).delivery?.text).toBe('Ships later');
    expect(viewOf({lines: [sampleLine({shipsOn: '2020-01-12'})]}).lines[0]?.shipsLater).toContain('Not in stock');
  });
});

describe('toCartView with a gift card', () => {
  const giftCard = sampleLine({id: 'gift', isSent: false});

  it('promises neither a delivery nor free shipping if nothing is sent', () => {
    const soldOut = sampleLine({quantity: 0, subtotal: '0.0'});
    const view = viewOf({lines: [giftCard, soldOut]});
    expect(view).toMatchObject({count: 1, delivery: null, freeShipping: null});
    expect(view.checkoutUrl).not.toBeNull();
  });

  it('promises both if something else is sent', () => {
    const view = viewOf({lines: [giftCard, sampleLine()]});
    expect(view).toMatchObject({delivery: {text: 'Estimated delivery: Dec 1 – Dec 3'}, freeShipping: {percent: 31}});
  });
});

describe('the cart of a buyer in another market', () => {
  it('shows its amounts in its currency, and compares them with none of the shop’s', () => {
    const {code} = PROMO_POLICY.shippingCode;
    const cart = sampleCart({lines: [sampleLine({unit: '9.0'})], subtotal: '9.0', codes: {[code]: true}});
    const abroad = JSON.parse(JSON.stringify(cart).replaceAll('"USD"', '"CAD"')) as typeof cart;
    const view = toCartView({kind: 'found', cart: abroad}, FACTS);
    expect(view).toMatchObject({
      subtotal: 'CA$9.00',
      total: 'CA$9.00',
      freeShipping: null,
      shippingDiscount: {label: code, amount: 'Off shipping at checkout'},
    });
    expect(view.lines[0]?.unitPrice).toBe('CA$9.00');
  });
});

describe('the checkout URL', () => {
  it.each([
    ['https://checkout.example/cart/c/1?key=2', true],
    ['http://checkout.example/cart/c/1', false],
    ['http://localhost:4000/cart/c/1?key=2', false],
    ['javascript:alert(1)', false],
    ['', false],
  ])('may be %s: %s', (checkoutUrl, isGiven) => {
    expect(viewOf({checkoutUrl}).checkoutUrl).toBe(isGiven ? checkoutUrl : null);
  });

  it('may be HTTP in a configured local shop', () => {
    const checkoutUrl = 'http://localhost:4000/cart/c/1?key=2';
    expect(viewOf({checkoutUrl}, {localOrigin: 'http://localhost:4000'}).checkoutUrl).toBe(checkoutUrl);
    expect(viewOf({checkoutUrl}, {localOrigin: 'http://localhost:4001'}).checkoutUrl).toBeNull();
  });
});

describe('the line of a variant', () => {
  it('has its title and the query of its page; the only variant of a product has neither', () => {
    const lines = [sampleLine({choice: 'Family / Very hot'}), sampleLine()];
    expect(viewOf({lines}).lines).toMatchObject([
      {variant: 'Family / Very hot', query: '?Size=Family&Heat=Very+hot'},
      {variant: null, query: ''},
    ]);
  });
});
