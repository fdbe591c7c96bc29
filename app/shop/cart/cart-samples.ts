import {LONG_NAME} from '~/workbench/long-name';
import {PICTURE} from '~/workbench/sample-pictures';
import {sampleCart, sampleLine, type SampleCart} from './cart-fixtures';
import {DEFAULT_CART_SETTINGS} from './model/cart-settings';
import {toCartView} from './model/to-cart-view';

const FACTS = {settings: DEFAULT_CART_SETTINGS, now: new Date('2026-05-04T12:00:00Z'), localOrigin: null};

export const cartOf = (cart: SampleCart) => toCartView({kind: 'found', cart: sampleCart(cart)}, FACTS);

/** The cart of a visitor without a cart. */
export const EMPTY_CART = toCartView({kind: 'none'}, FACTS);

/** A cart that could not be loaded. */
export const UNKNOWN_CART = toCartView({kind: 'unreachable'}, FACTS);

const LINES = {
  'one of it': sampleLine({id: 'one', image: PICTURE}),
  several: sampleLine({id: 'several', image: PICTURE, quantity: 3, subtotal: '23.97'}),
  'a reduced price': sampleLine({id: 'reduced', image: PICTURE, unit: '29.99', unitBefore: '35.96'}),
  'two codes': sampleLine({
    id: 'codes',
    image: PICTURE,
    quantity: 2,
    subtotal: '15.98',
    total: '11.98',
    off: {FUSION15: '2.40', LOYAL: '1.60'},
  }),
  'a choice among variants': sampleLine({id: 'choice', image: PICTURE, choice: 'Family pack / Extra hot'}),
  'two bundles': sampleLine({
    id: 'bundle',
    image: PICTURE,
    title: 'Masala Dabba Starter Set',
    quantity: 2,
    unit: '49.99',
    subtotal: '99.98',
    components: {'Masala Dabba': 2, [LONG_NAME]: 4},
  }),
  'a bundle with a part that sold out': sampleLine({
    id: 'bundle-sold-out',
    image: PICTURE,
    title: 'Masala Dabba Starter Set',
    quantity: 0,
    subtotal: '0.0',
    components: {'Masala Dabba': 0},
  }),
  'a rule for quantities': sampleLine({
    id: 'rule',
    image: PICTURE,
    quantity: 12,
    subtotal: '95.88',
    rule: {minimum: 6, maximum: 24, increment: 6},
  }),
  'sold before it arrives': sampleLine({id: 'later', image: PICTURE, shipsOn: '2099-01-12'}),
  'a subscription': sampleLine({
    id: 'plan',
    image: PICTURE,
    unit: '6.79',
    plans: {'1': '6.79', '2': '7.19'},
    plan: '1',
  }),
  'a product with subscriptions': sampleLine({id: 'plans', image: PICTURE, plans: {'1': '6.79'}}),
  'sold out': sampleLine({id: 'sold-out', image: PICTURE, quantity: 0, subtotal: '0.0'}),
  'no picture, a very long name': sampleLine({
    id: 'long',
    image: null,
    title: LONG_NAME,
    quantity: 99,
    subtotal: '791.01',
  }),
};

/** One line for each state, with the name of the state. */
export const LINE_STATES = Object.entries(LINES).flatMap(([name, line]) =>
  cartOf({lines: [line]}).lines.map((view) => [name, view] as const),
);

/** A cart with three lines, two of them discounted. */
export const FULL_CART = cartOf({
  lines: [LINES.several, LINES['two codes'], LINES['no picture, a very long name']],
  subtotal: '830.96',
  total: '826.96',
  codes: {FUSION15: true, LOYAL: true, SUMMER10: false},
  note: 'Happy birthday, Dadi!',
});

/** A cart with one line, below the amount for free shipping. */
export const SMALL_CART = cartOf({lines: [LINES['one of it']]});

export const SHIPPING_CODE_CART = cartOf({lines: [LINES['one of it']], codes: {FREESHIP: true}});

export const SOLD_OUT_CART = cartOf({lines: [LINES['sold out']], subtotal: '0.0', codes: {FUSION15: false}});

/** A cart with a checkout URL that is not allowed. */
export const CLOSED_CART = cartOf({lines: [LINES['one of it']], checkoutUrl: 'http://elsewhere.example/'});
