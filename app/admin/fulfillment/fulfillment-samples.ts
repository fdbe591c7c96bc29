import {toOrderActionResult} from '~/orders/commands/order-action-result';
import {LONG_NAME} from '~/workbench/long-name';
import {dayOfMay} from '~/workbench/order-samples';
import type {FulfillmentOrderView, FulfillmentPanelView} from './fulfillment-panel-view';

const TRACKING = {carrier: 'UPS', number: '1Z999AA10123456784', url: 'https://www.ups.com/track'};

const OPEN: FulfillmentOrderView = {
  id: 'gid://shopify/FulfillmentOrder/1',
  number: '1',
  status: {label: 'Open', tone: 'active'},
  createdAt: dayOfMay(4),
  items: [
    {id: 'gid://shopify/FulfillmentOrderLineItem/1', title: 'Palak Paneer', quantity: 2, remaining: 2},
    {id: 'gid://shopify/FulfillmentOrderLineItem/2', title: LONG_NAME, quantity: 99, remaining: 99},
  ],
  hasMoreItems: true,
  parcels: [],
  holds: [],
  actions: ['fulfill', 'cancel', 'hold'],
};

const SENT_ITEMS = OPEN.items.map((item) => ({...item, remaining: 0}));

/** A fulfillment order with field errors of its own. */
export const INVALID_ORDER: FulfillmentOrderView = {...OPEN, id: 'invalid', number: '5'};

/** A fulfillment order whose last action failed. */
export const REFUSED_ORDER: FulfillmentOrderView = {...OPEN, id: 'refused', number: '6', actions: ['cancel']};

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

export const ALL_STATUSES: FulfillmentPanelView = {
  kind: 'listed',
  orders: [
    OPEN,
    {
      ...OPEN,
      id: 'closed',
      number: '2',
      status: {label: 'Closed', tone: 'idle'},
      items: SENT_ITEMS,
      parcels: [
        {id: 'first', quantity: 100, tracking: [{carrier: null, number: LONG_NAME, url: null}]},
        {id: 'second', quantity: 1, tracking: [TRACKING]},
      ],
      actions: ['track'],
    },
    {
      ...OPEN,
      id: 'partly',
      number: '3',
      status: {label: 'In progress', tone: 'waiting'},
      items: OPEN.items.map((item) => ({...item, remaining: item.quantity - 1})),
      parcels: [{id: 'part', quantity: 2, tracking: []}],
      actions: ['fulfill', 'track'],
    },
    {
      ...OPEN,
      id: 'held',
      number: '7',
      status: {label: 'On hold', tone: 'idle'},
      holds: [
        {id: 'address', reason: 'Incorrect address', notes: 'The street has no number'},
        {id: 'stock', reason: 'Out of stock', notes: null},
      ],
      actions: [],
    },
    {...OPEN, id: 'canceled', number: '4', status: {label: 'Canceled', tone: 'stopped'}, actions: []},
  ],
};
