import {LONG_NAME} from '~/workbench/long-name';
import type {AccountReply} from './account-reply';
import type {AccountAddress} from './store/account-store';

/** An address that fills every line. */
export const ADDRESS: AccountAddress = {
  number: '1',
  isDefault: true,
  lines: ['Asha Rao', '350 5th Ave', 'Apt 12', 'New York, NY 10118', 'United States', '(718) 555-0100'],
  name: 'Asha Rao',
  address1: '350 5th Ave',
  address2: 'Apt 12',
  city: 'New York',
  province: 'NY',
  zip: '10118',
  phone: '(718) 555-0100',
};

/** The default address, another one and one with long lines. */
export const ADDRESSES: readonly AccountAddress[] = [
  ADDRESS,
  {...ADDRESS, number: '2', isDefault: false, lines: ['Asha Rao', '1 Main St', 'Brooklyn, NY 11201']},
  {...ADDRESS, number: '3', isDefault: false, lines: [LONG_NAME, LONG_NAME, 'Brooklyn, NY 11201']},
];

const toReply = (error: Readonly<Record<string, string>>): AccountReply => ({
  lastResult: {
    status: 'error',
    initialValue: {name: LONG_NAME, address1: '', zip: 'ABC', phone: '12'},
    error: Object.fromEntries(Object.entries(error).map(([field, message]) => [field, [message]])),
  },
  failure: null,
  isSignedOut: false,
});

/** A profile form that came back with a field error, after the session had ended. */
export const INVALID_PROFILE: AccountReply = {...toReply({name: 'Name is required'}), isSignedOut: true};

export const INVALID_PASSWORD = toReply({
  currentPassword: 'Current password is incorrect.',
  newPassword: 'This password is easy to guess. Please choose another one.',
  confirmPassword: 'New passwords do not match.',
});

export const INVALID_ADDRESS = toReply({
  address1: 'Address is required',
  city: 'City is required',
  province: 'State is required',
  zip: 'Enter a ZIP code such as 11201 or 11201-1234',
  phone: 'Enter a phone number such as (718) 555-0100',
});
