import {describe, expect, it} from 'vitest';
import {getAddressChanges, getAddressConflicts, isAddressChanged} from './address-changes';
import {seenName, toAddressValues} from './address-field';
import {parseAddressForm} from './parse-address-form.server';

const HOME = {
  firstName: 'Ada',
  lastName: 'Byron',
  address1: '12 Pearl Street',
  address2: '',
  city: 'Brooklyn',
  provinceCode: 'NY',
  zip: '11201',
  phone: '',
};

function formOf(change: Readonly<Record<string, string>>, more: Readonly<Record<string, string>> = {}): FormData {
  const form = new FormData();
  for (const [field, value] of Object.entries({...HOME, ...change})) form.append(field, value);
  for (const [field, value] of Object.entries(HOME)) form.append(seenName(field as keyof typeof HOME), value);
  for (const [name, value] of Object.entries(more)) form.append(name, value);
  return form;
}

describe('an entered address', () => {
  it('is trimmed, and its spaces and line ends become one space', () => {
    expect(parseAddressForm(formOf({address1: ' 7\n Water  Street '}), true)?.entered.address1).toBe('7 Water Street');
  });

  it('is null without all fields', () => {
    const form = formOf({});
    form.delete('seen-zip');
    expect(parseAddressForm(form, true)).toBeNull();
  });

  it('is judged by its changed parts only, and by the rules of its country', () => {
    expect(parseAddressForm(formOf({zip: '1120'}), true)?.errors).toHaveProperty('zip');
    expect(parseAddressForm(formOf({zip: 'SW1A 1AA', provinceCode: ''}), false)?.errors).toEqual({});
    expect(parseAddressForm(formOf({city: ''}), false)?.errors).toEqual({city: 'City is required'});
    expect(parseAddressForm(formOf({phone: '123'}), true)?.errors).toHaveProperty('phone');
  });

  it('has the value of somebody else where the person has decided so, and asks where nothing is decided', () => {
    const typed = {city: 'Queens', zip: '11101'};
    const entry = parseAddressForm(formOf(typed, {asked: 'city', 'choice-city': 'theirs'}), true);
    expect([entry?.entered.city, entry?.typed.city, entry?.entered.zip]).toEqual(['Brooklyn', 'Queens', '11101']);
    expect(parseAddressForm(formOf(typed, {asked: 'city'}), true)?.undecided).toEqual(['city']);
  });
});

describe('the changes of an address', () => {
  const seen = toAddressValues((field) => HOME[field]);
  const changes = getAddressChanges({...seen, city: 'Queens', zip: '11101'}, seen);

  it('are the parts that differ from what the form showed', () => {
    expect(changes.map(({field}) => field)).toEqual(['city', 'zip']);
    expect([
      isAddressChanged(changes, seen),
      isAddressChanged(changes, {...seen, city: 'Queens', zip: '11101'}),
    ]).toEqual([false, true]);
  });

  it('conflict only with another value of somebody else in the same part', () => {
    expect(getAddressConflicts(changes, seen)).toEqual([]);
    expect(getAddressConflicts(changes, {...seen, city: 'Bronx', phone: '1'})).toEqual(['city']);
    expect(getAddressConflicts(changes, {...seen, city: 'Queens'})).toEqual([]);
  });
});
