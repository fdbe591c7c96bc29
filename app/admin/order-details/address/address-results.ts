import type {Notice} from '~/core/notice';
import {STAFF_ORDER_OFFLINE} from '~/orders/commands/staff-order-copy';
import {ADDRESS_CLOSED, ADDRESS_COPY} from './address-copy';
import {seenName, toAddressValues} from './address-field';
import type {AddressResult} from './address-view';
import type {AddressAvailability} from './find-address-state.server';

export const emptyAddressResult = (): AddressResult => ({
  failure: null,
  errors: {},
  entered: null,
  seen: null,
  conflicts: {},
  decisions: {},
  idempotencyKey: null,
});

export const addressFailure = (body: string): Notice => ({
  tone: 'error',
  title: ADDRESS_COPY.failed,
  body,
  id: 'address-problem',
});

/** Says why the address cannot be corrected any more. */
export const closedNotice = (availability: Exclude<AddressAvailability, 'open'>): Notice => ({
  tone: 'warning',
  title: ADDRESS_CLOSED[availability].title,
  body: ADDRESS_CLOSED[availability].text,
  id: 'address-problem',
});

/** Returns the result of a form while the connection fails: what was entered stays, and so does its idempotency key. */
export const toOfflineAddress = (values: Readonly<Record<string, string>>): AddressResult => ({
  ...emptyAddressResult(),
  failure: STAFF_ORDER_OFFLINE,
  entered: toAddressValues((field) => values[field] ?? ''),
  seen: toAddressValues((field) => values[seenName(field)] ?? ''),
  idempotencyKey: values.idempotencyKey ?? null,
});
