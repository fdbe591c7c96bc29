import {describe, expect, it} from 'vitest';
import {CHECKOUT_FIELDS, checkForm, toDraft, type CheckoutDraft} from './checkout-form';

const COMPLETE: CheckoutDraft = {
  email: 'ada@example.com',
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '12 Pearl Street',
  address2: '',
  city: 'Brooklyn',
  province: 'NY',
  zip: '11201',
  phone: '',
  shippingMethod: 'standard',
  card: '1',
};

const errorsOf = (changes: Partial<CheckoutDraft>) => {
  const checked = checkForm({...COMPLETE, ...changes});
  return checked.ok ? {} : checked.errors;
};

describe('the checkout form', () => {
  it('accepts a complete form and trims it; apartment and phone are optional', () => {
    expect(checkForm({...COMPLETE, firstName: '  Ada '})).toMatchObject({ok: true, input: {firstName: 'Ada'}});
  });

  it('reports every missing field', () => {
    const checked = checkForm(toDraft(() => ''));
    expect(checked.ok).toBe(false);
    expect(Object.keys(checked.ok ? {} : checked.errors)).toEqual(
      CHECKOUT_FIELDS.filter((field) => field !== 'address2' && field !== 'phone'),
    );
  });

  it.each<[string, Partial<CheckoutDraft>, string]>([
    ['an email without an @', {email: 'ada.example.com'}, 'Enter a valid email.'],
    ['a state that is none', {province: 'ON'}, 'Select a state.'],
    ['a word that every object has', {province: 'constructor'}, 'Select a state.'],
    ['a ZIP code of four digits', {zip: '1120'}, 'Enter a valid ZIP code, such as 11201.'],
    ['a phone number of words', {phone: 'call me'}, 'Enter a valid phone number.'],
    ['a shipping method the shop lacks', {shippingMethod: 'pigeon'}, 'Select a shipping method.'],
    ['a name of 256 letters', {lastName: 'x'.repeat(256)}, 'Last name is too long.'],
  ])('refuses %s', (_what, changes, message) => {
    expect(Object.values(errorsOf(changes))).toEqual([message]);
  });

  it('accepts a nine-digit ZIP code and the common phone number formats', () => {
    expect(errorsOf({zip: '11201-1234', phone: '+1 (718) 555-0100'})).toEqual({});
  });
});
