import {orderNameInText} from '~/orders/model/order-names';
import type {AddressField} from './address-field';
import type {AddressAvailability} from './find-address-state.server';

export const ADDRESS_COPY = {
  title: (order: string) => `Shipping address of ${orderNameInText(order)}`,
  heading: 'Correct the address',
  hint: 'Shopify stores it in the order. The address in the customer’s account stays as it is.',
  save: 'Save the address',
  saving: 'Saving...',
  edit: 'Edit in Shopify',
  failed: 'The address was not changed',
  unavailable: 'The address cannot be loaded at the moment',
  missing: 'Shopify has no such order any more.',
  conflict: 'Somebody else has changed the address',
  conflictText: 'Nothing was changed yet. Decide about each part that both of you have changed.',
  undecided: 'Decide which of the two is right',
  moved: 'The order has changed since this page was loaded. Nothing was changed; please look at it again.',
  tooLong: (label: string) => `${label} is too long`,
  required: (label: string) => `${label} is required`,
  badZip: 'Enter a ZIP code such as 11201 or 11201-1234',
  badPhone: 'Enter a phone number with its digits only, such as +1 718 555 0100',
  chooseState: 'Choose a state',
} as const;

export const ADDRESS_LABELS: Readonly<Record<AddressField, string>> = {
  firstName: 'First name',
  lastName: 'Last name',
  address1: 'Address',
  address2: 'Apartment, suite, etc. (optional)',
  city: 'City',
  provinceCode: 'State',
  zip: 'ZIP code',
  phone: 'Phone (optional)',
};

/** Why an address cannot be corrected here. */
export const ADDRESS_CLOSED: Readonly<
  Record<Exclude<AddressAvailability, 'open'>, {readonly title: string; readonly text: string}>
> = {
  canceled: {title: 'This order is canceled', text: 'Nothing of it is sent, so its address stays as it is.'},
  sent: {
    title: 'The address cannot be changed any more',
    text: 'A parcel of this order is packed and carries the address. Ask the carrier to redirect it, or change the rest in Shopify.',
  },
  'in-progress': {
    title: 'The address cannot be changed any more',
    text: 'The order is being fulfilled with this address. Cancel the fulfillment first, or change it in Shopify.',
  },
  'no-address': {title: 'This order has no shipping address', text: 'Nothing of it is sent.'},
  denied: {
    title: 'The store does not show addresses to this app',
    text: 'The owner of the store can grant access to protected customer data.',
  },
};
