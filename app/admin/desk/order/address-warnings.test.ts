import {describe, expect, it} from 'vitest';
import type {AddressRow} from '~/orders/model/order-row';
import {toAddressWarnings} from './address-warnings';

const GOOD: AddressRow = {
  first_name: 'Ada',
  last_name: 'Byron',
  address1: '12 Pearl Street',
  address2: null,
  city: 'Brooklyn',
  province: 'New York',
  zip: '11201',
  country: 'United States',
  phone: null,
};

const warningsOf = (change: Partial<AddressRow>, method: string | null = 'Standard') =>
  toAddressWarnings({...GOOD, ...change}, method);

describe('an address in order', () => {
  it.each<[string, Partial<AddressRow>]>([
    ['a usual one', {}],
    ['a state by its code', {province: 'NY'}],
    ['a ZIP code of nine digits', {zip: '11201-0001'}],
    ['a number in the second line', {address1: 'Pearl Tower', address2: 'Apt 5'}],
    ['a number in words', {address1: 'One World Trade Center'}],
    ['a PO box by mail', {address1: 'P.O. Box 12'}],
    ['a military address', {address1: 'PSC 123 Box 4', city: 'APO', province: 'Armed Forces Europe', zip: '09012'}],
    ['a territory', {province: 'Puerto Rico', zip: '00901'}],
    ['a place that the post office of another state serves', {province: 'New York', zip: '06390'}],
    ['fields that the store may not read', {address1: undefined, zip: undefined, country: undefined}],
  ])('has no warning: %s', (_what, change) => {
    expect(warningsOf(change)).toEqual([]);
  });
});

describe('an address to check', () => {
  it.each<[string, Partial<AddressRow>, string]>([
    ['no street', {address1: null}, 'The street is missing'],
    ['only a number', {address1: '12'}, 'The street has no name'],
    ['no number', {address1: 'Pearl Street'}, 'The street has no number'],
    ['no ZIP code', {zip: null}, 'The ZIP code is not valid'],
    ['a short ZIP code', {zip: '1120'}, 'The ZIP code is not valid'],
    ['the ZIP code of another state', {zip: '94107'}, 'The ZIP code is not in New York'],
  ])('has a warning: %s', (_what, change, warning) => {
    expect(warningsOf(change)).toEqual([warning]);
  });

  it('abroad is not compared with states, and needs a phone number', () => {
    expect(warningsOf({country: 'Canada', province: 'Ontario', zip: 'M5V 2T6'})).toEqual([
      'Not in the United States',
      'The carrier asks for a phone number',
    ]);
  });

  it.each(['UPS Ground', 'FedEx 2Day', 'DHL Express'])('is a PO box or has no phone number for %s', (method) => {
    expect(warningsOf({address1: 'PO Box 12'}, method)).toEqual([
      'This carrier does not deliver to a PO box',
      'The carrier asks for a phone number',
    ]);
    expect(warningsOf({phone: '+17185550100'}, method)).toEqual([]);
  });

  it('is no problem for a PO box by USPS', () => {
    expect(warningsOf({address1: 'PO Box 12'}, 'USPS Priority Mail')).toEqual([]);
  });
});
