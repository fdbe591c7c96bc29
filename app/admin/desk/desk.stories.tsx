import {StaffRoleContext} from '~/admin/frame/access/staff-role';
import {OrderItems} from '~/shop/orders/detail/OrderItems';
import {OrderSummary} from '~/shop/orders/detail/OrderSummary';
import {LONG_NAME} from '~/workbench/long-name';
import {PLACED_DETAIL} from '~/workbench/order-samples';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {DeskRowView} from './desk-row-view';
import type {DeskOrderView} from './order/desk-order-view';
import {DeskOrderFailed, DeskOrderMissing} from './order/DeskOrderProblem';
import {DeskOrderScreen} from './order/DeskOrderScreen';
import type {DeskRequest} from './queue/desk-request';
import {DeskPage} from './queue/DeskPage';

const REQUEST: DeskRequest = {view: 'to-ship', search: '', filters: {}, after: null};
const REST = {
  views: [{id: '1', name: 'Express today', path: '/admin/orders?method=Express', count: '99+'}],
  counts: {'to-ship': 3, late: 1, 'on-hold': 0},
  methods: ['Express', 'Standard'],
  listedCount: 43,
  chosenNotice: null,
  idempotencyKey: '1',
  result: undefined,
};
const SCREEN = {idempotencyKey: '1', result: undefined, isFailureInPanel: false, renderPanel: () => null};

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
  payment: {label: 'Paid', tone: 'done'},
  warnings: [],
  foundBy: null,
  total: '$20.97',
};

const ROWS: readonly DeskRowView[] = [
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

const ORDER: DeskOrderView = {
  order: PLACED_DETAIL,
  shipBy: {kind: 'late', label: '2 days late'},
  shippingMethod: 'Express',
  warnings: ['Same address as #1043 and #1045', 'Customer note', 'On hold: incorrect address'],
  addressWarnings: ['The street has no number', 'The ZIP code is not in New York'],
  note: 'Please leave it with the neighbor.\nThank you!',
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
  customerPath: '/order/1042',
};

/** The desk of an owner, and what packers see in its place. */
function DeskStates() {
  return (
    <StaffRoleContext.Provider value="owner">
      <State name="orders in each state" isWide>
        <DeskPage {...REST} request={REQUEST} page={{rows: ROWS, next: '?after=', isFirst: false}} />
      </State>
      <State name="empty view" isWide>
        <DeskPage {...REST} request={REQUEST} page={{rows: [], next: null, isFirst: true}} />
      </State>
      <State name="search with filters" isWide>
        <DeskPage
          {...REST}
          request={{...REQUEST, search: 'ada', filters: {status: 'late', method: 'Express'}}}
          page={{rows: ROWS.map((row) => ({...row, foundBy: 'Found by name'})), next: null, isFirst: true}}
        />
      </State>
      <State name="search without results" isWide>
        <DeskPage {...REST} request={{...REQUEST, search: '4711'}} page={{rows: [], next: null, isFirst: true}} />
      </State>
      <State name="database unavailable" isWide>
        <DeskPage {...REST} request={REQUEST} counts={null} methods={[]} page={null} />
      </State>
      <State name="one order" isWide>
        <DeskOrderScreen
          {...SCREEN}
          view={ORDER}
          items={<OrderItems items={ORDER.order.items} />}
          summary={<OrderSummary {...ORDER.order} />}
        />
      </State>
      <State name="order unavailable" isWide>
        <DeskOrderFailed />
      </State>
      <State name="order not found" isWide>
        <DeskOrderMissing />
      </State>
      <StaffRoleContext.Provider value="packer">
        <State name="the desk of a packer" isWide>
          <DeskPage
            {...REST}
            request={REQUEST}
            page={{rows: ROWS.map((row) => ({...row, total: null})), next: null, isFirst: true}}
          />
        </State>
      </StaffRoleContext.Provider>
    </StaffRoleContext.Provider>
  );
}

export const stories: Stories = {title: 'Order desk', States: DeskStates};
