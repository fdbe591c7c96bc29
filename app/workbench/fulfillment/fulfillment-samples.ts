import type {FulfillmentOrderView, FulfillmentPanelView} from '~/features/fulfillment/fulfillment-panel-view';
import {toOrderActionResult} from '~/features/orders/detail/order-action-result';
import {LONG_NAME} from '../long-name';
import {dayOfMay} from '../orders/order-samples';

const TRACKING = {carrier: 'UPS', number: '1Z999AA10123456784', url: 'https://www.ups.com/track'};

const OPEN: FulfillmentOrderView = {
  id: 'gid://shopify/FulfillmentOrder/1',
  number: '1',
  status: {label: 'Open', tone: 'active'},
  createdAt: dayOfMay(4),
  items: [
    {id: 'one', title: 'Palak Paneer', quantity: 2},
    {id: 'two', title: LONG_NAME, quantity: 99},
  ],
  tracking: [],
  latest: null,
  actions: ['fulfill', 'cancel'],
};

/** A fulfillment order with field errors of its own. */
export const INVALID_ORDER: FulfillmentOrderView = {...OPEN, id: 'invalid', number: '5'};

/** A fulfillment order whose last action failed. */
export const REFUSED_ORDER: FulfillmentOrderView = {...OPEN, id: 'refused', number: '6', actions: ['cancel']};

/** A form that came back with field errors. */
export const INVALID_TRACKING = toOrderActionResult({
  intent: 'fulfill',
  target: INVALID_ORDER.id,
  fieldErrors: {
    carrier: 'Please choose a carrier',
    number: 'Please enter a tracking number',
    url: 'Please enter a web address',
  },
  values: {carrier: '', number: '', url: 'ups'},
});

/** One fulfillment order in each status. */
export const ALL_STATUSES: FulfillmentPanelView = {
  kind: 'listed',
  orders: [
    OPEN,
    {
      ...OPEN,
      id: 'closed',
      number: '2',
      status: {label: 'Closed', tone: 'idle'},
      tracking: [TRACKING, {carrier: null, number: LONG_NAME, url: null}],
      latest: TRACKING,
      actions: ['update-tracking'],
    },
    {...OPEN, id: 'sent', number: '3', status: {label: 'Closed', tone: 'idle'}, actions: ['add-tracking']},
    {...OPEN, id: 'canceled', number: '4', status: {label: 'Cancelled', tone: 'stopped'}, actions: []},
  ],
};
