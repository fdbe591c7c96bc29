import {giftCardPaymentName} from '~/orders/model/cost-copy';
import {toMomentView, type MomentView} from '~/core/moments';
import type {StepKind, StepView} from '~/orders/model/order-progress';
import type {GuestOrderView, ItemView, OrderDetailView, OrderView, ProgressView} from '~/orders/model/order-view';
import {LONG_NAME} from './long-name';
import {BROKEN_PICTURE, PICTURE} from './sample-pictures';

/** Returns a moment of the month in which all sample orders were placed. */
export const dayOfMay = (day: number): MomentView => toMomentView(new Date(Date.UTC(2026, 4, day, 14, 30)), 'short');

const ITEM: ItemView = {
  title: 'Palak Paneer',
  variant: null,
  quantity: 2,
  removed: null,
  unitPrice: '$7.99',
  total: '$15.98',
  image: PICTURE,
  bundle: null,
};

const SET = {id: 'set', name: '2 × Masala Dabba Starter Set'};

const ITEMS: readonly ItemView[] = [
  ITEM,
  {...ITEM, title: LONG_NAME, variant: 'Family pack / Extra hot', quantity: 99, total: '$791.01', image: null},
  {...ITEM, title: 'Dal Makhani', quantity: 1, removed: '1 removed', total: '$7.99', image: BROKEN_PICTURE},
  {...ITEM, title: 'Goat Curry', quantity: 0, removed: '2 refunded', total: '$0.00'},
  {...ITEM, title: 'Masala Dabba', bundle: SET},
  {...ITEM, title: LONG_NAME, quantity: 4, bundle: SET},
  {...ITEM, title: 'Saffron Chai', bundle: {id: 'unknown', name: null}},
];

const step = (kind: StepKind, day: number | null, state: StepView['state'] = 'done'): StepView => ({
  kind,
  state: day === null ? 'next' : state,
  at: day === null ? null : dayOfMay(day),
});

const toProgress = (...steps: readonly StepView[]): ProgressView => ({
  steps,
  refunds: [],
  unrefunded: null,
  unsettled: null,
});

const PLACED = toProgress(step('placed', 4), step('packed', null), step('on-the-way', null), step('delivered', null));

const PLACED_ORDER: OrderView = {
  id: '1001',
  name: 'Order #1001',
  placedAt: dayOfMay(4),
  status: {label: 'Unfulfilled', tone: 'waiting'},
  progress: PLACED,
  items: [ITEM],
  costs: [{kind: 'subtotal', name: 'Subtotal', amount: '$15.98'}],
  total: '$15.98',
  refunded: null,
  includedTax: null,
  statusUrl: null,
  arrival: 'Being packed, arrives May 11–13',
};

const ALL_COSTS: OrderView['costs'] = [
  {kind: 'subtotal', name: 'Subtotal', amount: '$814.98'},
  {kind: 'discount', name: 'Discount (FUSION15)', amount: '−$122.25'},
  {kind: 'shipping', name: 'Shipping', amount: '$4.99'},
  {kind: 'tip', name: 'Tip', amount: '$5.00'},
  {kind: 'tax', name: 'Tax', amount: '$61.49'},
];

/** An order in each state, by the name of the state. */
export const ORDERS = {
  'just placed': PLACED_ORDER,
  'partly shipped, many costs, long name': {
    ...PLACED_ORDER,
    id: '1002',
    name: 'Order #1002',
    status: {label: 'Partially Fulfilled', tone: 'active'},
    progress: toProgress(
      step('placed', 4),
      step('packed', 5, 'partly'),
      step('on-the-way', 6, 'partly'),
      step('delivered', null),
    ),
    items: ITEMS,
    costs: ALL_COSTS,
    total: '$764.21',
    includedTax: '$3.10',
    statusUrl: 'https://shop.example/orders/1002',
    arrival: 'The rest is being packed, arrives May 11–13',
  },
  'delivered, partly refunded': {
    ...PLACED_ORDER,
    id: '1003',
    name: 'Order #1003',
    arrival: null,
    status: {label: 'Fulfilled', tone: 'done'},
    progress: {
      ...toProgress(step('placed', 4), step('packed', 5), step('on-the-way', 6), step('delivered', 8)),
      refunds: [
        {amount: '$4.00', at: dayOfMay(9)},
        {amount: '$2.00', at: dayOfMay(11)},
      ],
    },
  },
  'canceled, not refunded': {
    ...PLACED_ORDER,
    id: '1004',
    name: 'Order #1004',
    arrival: null,
    status: {label: 'Canceled', tone: 'stopped'},
    progress: {
      ...toProgress(step('placed', 4), step('packed', 5), step('cancelled', 6)),
      unrefunded: 'No refund has been made yet.',
    },
  },
} satisfies Record<string, OrderView>;

const PARTLY_SHIPPED = ORDERS['partly shipped, many costs, long name'];

/** An order on its own page, without a parcel or an address. */
export const PLACED_DETAIL: OrderDetailView = {
  ...PLACED_ORDER,
  giftCards: [],
  lots: [],
  shipments: [],
  needsParcel: true,
  toCome: [],
  helpPath: '/contact?order=1001&topic=order',
  addressHelp: {path: '/contact?order=1001&topic=address', isPacked: false},
  timeline: [{label: 'Order placed', at: dayOfMay(4)}],
  isKnownToShop: true,
  address: null,
  transactionId: null,
};

/** An order in several parcels, with everything that its page can show. */
export const SHIPPED_DETAIL: OrderDetailView = {
  ...PLACED_DETAIL,
  ...PARTLY_SHIPPED,
  giftCards: [{name: giftCardPaymentName('4242'), amount: '$20.00'}],
  lots: [
    {dish: 'Palak Paneer', lot: 'PPN-2620', path: '/lots/ppn-2620'},
    {dish: LONG_NAME, lot: 'A'.repeat(32), path: '/lots/A'},
  ],
  shipments: [
    {
      status: 'On the way',
      tracking: [{carrier: 'UPS', number: '1Z999AA10123456784', url: 'https://www.ups.com/track'}],
      contents: ['1 × Palak Paneer', `2 × ${LONG_NAME}`],
      arrival: 'On the way, arrives May 8–12',
    },
    {
      status: 'Packed',
      tracking: [{carrier: null, number: '9400 1000 0000 0000 0000 00', url: null}],
      contents: ['1 × Dal Makhani'],
      arrival: 'Packed, arrives May 8–12',
    },
    {
      status: 'Could not be delivered',
      tracking: [],
      contents: [],
      arrival: 'It could not be delivered. Write to us, and we find a way',
    },
  ],
  toCome: ['1 × Dal Makhani'],
  helpPath: '/contact?order=1002&topic=order',
  addressHelp: {path: '/contact?order=1002&topic=address', isPacked: true},
  timeline: [
    {label: 'Order placed', at: dayOfMay(4)},
    {label: 'A parcel is packed', at: dayOfMay(5)},
    {label: 'On the way', at: dayOfMay(6)},
  ],
  address: ['Asha Rao', LONG_NAME, '350 5th Ave, Apt 12', 'New York, NY 10118', 'United States'],
  transactionId: 'gid://shopify/OrderTransaction/00000000000000000000000000001002',
};

export const CANCELED_DETAIL: OrderDetailView = {
  ...PLACED_DETAIL,
  ...ORDERS['canceled, not refunded'],
  addressHelp: null,
};

export const REFUNDED_DETAIL: OrderDetailView = {
  ...PLACED_DETAIL,
  ...ORDERS['delivered, partly refunded'],
  addressHelp: null,
  arrival: 'Delivered May 8',
  shipments: [{status: 'Delivered', tracking: [], contents: ['2 × Palak Paneer'], arrival: null}],
};

/** An order that Shopify has not confirmed yet. */
export const UNCONFIRMED_DETAIL: OrderDetailView = {...PLACED_DETAIL, name: 'Order #N/A', isKnownToShop: false};

export const GUEST_ORDER: GuestOrderView = {...SHIPPED_DETAIL, expiresAt: dayOfMay(30)};
