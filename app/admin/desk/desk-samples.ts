import {LONG_NAME} from '~/workbench/long-name';
import {PLACED_DETAIL} from '~/workbench/order-samples';
import type {DeskRowView} from './desk-row-view';
import type {DeskOrderView} from './order/desk-order-view';
import type {DeskRequest} from './queue/desk-request';

/* Orders of the workbench. */
export const REQUEST: DeskRequest = {view: 'to-ship', search: '', filters: {}, after: null};
export const REST = {
  views: [
    {id: '1', name: 'Express today', isPersonal: false, path: '/admin/orders?method=Express', count: '99+'},
    {id: '2', name: 'My gifts', isPersonal: true, path: '/admin/orders?tag=gift', count: '4'},
  ],
  counts: {'to-ship': 3, late: 1, 'on-hold': 0},
  methods: ['Express', 'Standard'],
  listedCount: 43,
  missingNumbers: [],
  chosenNotice: null,
  idempotencyKey: '1',
  result: undefined,
};
export const SCREEN = {idempotencyKey: '1', result: undefined, isFailureInPanel: false, renderPanel: () => null};

const WAITING: DeskRowView = {
  id: '1042',
  name: '#1042',
  path: '/admin/orders/1042',
  placedAt: {iso: '2026-11-20T15:00:00Z', text: 'Nov 20, 2026, 10:00 AM EST', format: 'short'},
  shipBy: {kind: 'today', label: 'Ship today'},
  customer: 'Ada Byron',
  place: 'Brooklyn, NY',
  items: ['2 × Palak Paneer'],
  shippingMethod: 'Standard',
  status: {label: 'Unfulfilled', tone: 'waiting'},
  payment: null,
  warnings: [],
  foundBy: null,
  total: '$20.97',
};

export const ROWS: readonly DeskRowView[] = [
  {
    ...WAITING,
    id: '1039',
    name: '#1039',
    shipBy: {kind: 'late', label: '2 days late'},
    shippingMethod: 'Express',
    warnings: ['Customer note', 'Check for fraud'],
  },
  WAITING,
  {
    ...WAITING,
    id: '1043',
    name: '#1043',
    shipBy: {kind: 'later', label: 'Ship by Nov 24'},
    customer: LONG_NAME,
    items: [`3 × ${LONG_NAME}`, '1 × Goat Curry', '12 × Comfort Trio'],
    total: '$1,240.00',
  },
  {
    ...WAITING,
    id: '1044',
    name: '#1044',
    shipBy: {kind: 'finished', label: 'Sent'},
    customer: null,
    place: null,
    payment: null,
  },
];

export const ORDER: DeskOrderView = {
  order: PLACED_DETAIL,
  shipBy: {kind: 'late', label: '2 days late'},
  shippingMethod: 'Express',
  warnings: ['Same address as #1043 and #1045', 'Customer note', 'On hold: incorrect address'],
  addressWarnings: ['The street has no number', 'The ZIP code is not in New York'],
  note: 'Please leave it with the neighbor.\nThank you!',
  payment: {label: 'Partly Refunded', tone: 'idle'},
  tags: ['gift', 'wholesale'],
  siblings: [
    {
      id: '1044',
      name: '#1044',
      path: '/admin/orders/1044',
      shipBy: {kind: 'later', label: 'Ship by Nov 24'},
      customer: null,
    },
  ],
  sameAddress: [
    {
      id: '1043',
      name: '#1043',
      path: '/admin/orders/1043',
      shipBy: {kind: 'today', label: 'Ship today'},
      customer: LONG_NAME,
    },
    {
      id: '1045',
      name: '#1045',
      path: '/admin/orders/1045',
      shipBy: {kind: 'late', label: '1 day late'},
      customer: 'Same customer',
    },
  ],
  timeline: {
    events: [
      {label: 'Cancellation of the order', detail: 'Gita · being checked', source: 'Staff', at: WAITING.placedAt},
      {
        label: 'Tracking information: UPS 1Z999AA10123456784',
        detail: 'Gita · not done',
        source: 'Staff',
        at: WAITING.placedAt,
      },
      {label: 'Order removed from the customer’s list', source: 'Customer', at: WAITING.placedAt},
      {label: 'Change reported by Shopify: orders/paid', source: 'System', at: WAITING.placedAt},
      {label: 'Order placed', source: 'Shop', at: WAITING.placedAt},
    ],
    hasOlder: true,
  },
  isCanceling: true,
  notes: [{id: '1', text: 'Called her: the new address is right.', author: 'Gita', at: WAITING.placedAt}],
  path: '/admin/orders/1042',
  canCancel: true,
  canPack: true,
  canCorrect: true,
  shopifyUrl: 'https://shop.example/admin/orders/1042',
  customerPath: '/order/1042',
};
