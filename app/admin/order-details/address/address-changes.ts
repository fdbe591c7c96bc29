import {ADDRESS_FIELDS, type AddressField, type AddressValues} from './address-field';

export interface AddressChange {
  readonly field: AddressField;
  readonly value: string;
  /** The value that the form was rendered with. */
  readonly seen: string;
}

/** Returns the parts whose entered value differs from what the form was rendered with. */
export const getAddressChanges = (entered: AddressValues, seen: AddressValues): readonly AddressChange[] =>
  ADDRESS_FIELDS.flatMap((field) =>
    entered[field] === seen[field] ? [] : [{field, value: entered[field], seen: seen[field]}],
  );

export const isAddressChanged = (changes: readonly AddressChange[], current: AddressValues): boolean =>
  changes.every(({field, value}) => current[field] === value);

/** Returns the parts that somebody else changed to another value after the form was rendered. */
export const getAddressConflicts = (
  changes: readonly AddressChange[],
  current: AddressValues,
): readonly AddressField[] =>
  changes.filter(({field, value, seen}) => current[field] !== seen && current[field] !== value).map(({field}) => field);
