import type {Notice} from '~/core/notice';
import {fulfillmentNotice} from '~/orders/commands/fulfillment-copy';
import {ORDER_PROBLEMS} from '~/orders/commands/order-problem-copy';
import type {ParcelChoice} from './plan-tracking';
import type {TrackingProblem} from './send-tracking.server';
import type {TrackingUpdateResult} from './tracking-update-view';

export const TRACKING_COPY = {
  title: 'Order Management',
  updateTitle: 'Update Tracking Information',
  submit: 'Update Tracking Information',
  submitting: 'Updating...',
  order: 'Order ID',
  orderHint: 'Order number, our id or Shopify’s id',
  carrier: 'Shipping Company',
  carrierHint: 'Left empty, it follows from most numbers.',
  chooseCarrier: 'Select shipping company',
  number: 'Tracking Number',
  toNumber: 'Go to the tracking number',
  which: 'Which parcel gets the number?',
  search: 'Find an order',
  searchHint: 'Order number, name, SKU or tag',
  find: 'Search',
  found: 'Found orders',
  noneFound: 'No order matches.',
  unnamed: 'Order without a number',
  openImport: 'Open the import',
  importedAt: 'Imported',
  importLink: 'Import a file',
  failed: 'The database does not respond. Please try again in a minute.',
} as const;

/** Shown if a required field is empty. */
export const INCOMPLETE: Notice = {
  tone: 'error',
  id: 'tracking-problem',
  title: 'Please select an order and enter tracking information',
};

const FAILURE = {tone: 'error', id: 'tracking-problem', title: 'Failed to update tracking information'} as const;

/** Shown if no order has the typed number or id. */
export const UNKNOWN_ORDER: Notice = {...FAILURE, body: 'Order not found'};

/** Shown if the database does not respond. */
export const UNAVAILABLE: Notice = {...FAILURE, body: TRACKING_COPY.failed};

/** Shown if a field has an error of its own. */
export const INVALID: Notice = {...FAILURE, body: 'Please look at the fields below.'};

/** Returns the result of the form while the connection fails. */
export const toOfflineUpdate = (values: Readonly<Record<string, string>>): TrackingUpdateResult => ({
  failure: ORDER_PROBLEMS.offline,
  fieldErrors: {},
  values,
  choices: [],
});

export function trackingNotice(problem: TrackingProblem): Notice {
  switch (problem.kind) {
    case 'several-parcels':
      return {
        tone: 'warning',
        id: 'tracking-problem',
        title: 'This order has several parcels',
        body: 'Choose the parcel that gets the number, and send the form again.',
      };
    case 'on-hold':
      return {...FAILURE, body: 'The order is on hold. Release it before you send it.'};
    case 'has-number':
      return {...FAILURE, body: 'The parcel has another number by now. Nothing was changed.'};
    case 'nothing-to-send':
      return {...FAILURE, body: 'The order has no parcel, and nothing is left to send.'};
    default:
      return fulfillmentNotice('update-tracking', problem);
  }
}

const items = (count: number): string => (count === 1 ? '1 item' : `${count} items`);

export function choiceLabel({kind, quantity, numbers}: ParcelChoice): string {
  if (kind === 'left') return `New parcel with what is left: ${items(quantity)}`;
  return `Parcel with ${items(quantity)}, ${numbers.join(', ') || 'without a number'}`;
}
