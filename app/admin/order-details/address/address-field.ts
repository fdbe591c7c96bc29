/** The parts of a shipping address that staff correct. The country and the company stay as they are. */
export const ADDRESS_FIELDS = [
  'firstName',
  'lastName',
  'address1',
  'address2',
  'city',
  'provinceCode',
  'zip',
  'phone',
] as const;

export type AddressField = (typeof ADDRESS_FIELDS)[number];

/** An empty text for a part that the address does not have. */
export type AddressValues = Readonly<Record<AddressField, string>>;

/** Returns an address of a value for each part. */
export const toAddressValues = (valueOf: (field: AddressField) => string): AddressValues =>
  Object.fromEntries(ADDRESS_FIELDS.map((field) => [field, valueOf(field)])) as AddressValues;

/** The name of the field with the value that the form was rendered with. */
export const seenName = (field: AddressField): string => `seen-${field}`;
/** The name of the field with the decision about a conflict. */
export const addressChoiceName = (field: AddressField): string => `choice-${field}`;
/** The name of the fields that say about which parts the form asks for a decision. */
export const ASKED = 'asked';
