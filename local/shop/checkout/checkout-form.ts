import {z} from 'zod';
import type {AddressRecord} from '../address-record';
import {SHIPPING_METHODS} from '../cart/shipping-rates';
import {isUsStateCode} from './us-states';

const LONGEST_TEXT = 255;

const text = (label: string) => z.string().trim().max(LONGEST_TEXT, `${label} is too long.`);

const required = (label: string, missing: string) => text(label).min(1, missing);

const CheckoutSchema = z.object({
  email: required('Email', 'Enter an email.').pipe(z.email('Enter a valid email.')),
  firstName: required('First name', 'Enter a first name.'),
  lastName: required('Last name', 'Enter a last name.'),
  address1: required('Address', 'Enter an address.'),
  address2: text('Apartment'),
  city: required('City', 'Enter a city.'),
  province: z.string().refine(isUsStateCode, 'Select a state.'),
  zip: required('ZIP code', 'Enter a ZIP code.').regex(/^\d{5}(-\d{4})?$/, 'Enter a valid ZIP code, such as 11201.'),
  phone: text('Phone').refine(
    (typed) => typed === '' || /^\+?[\d\s().-]{10,}$/.test(typed),
    'Enter a valid phone number.',
  ),
  shippingMethod: z.enum(SHIPPING_METHODS, 'Select a shipping method.'),
  card: required('Card number', 'Enter a card number.'),
});

/** The fields of the checkout form, in display order. */
export const CHECKOUT_FIELDS = CheckoutSchema.keyof().options;

export type CheckoutField = (typeof CHECKOUT_FIELDS)[number];

/** A form that is valid for an order. */
export type CheckoutInput = z.infer<typeof CheckoutSchema>;

/** A form as entered, valid or not, to be shown again with its errors. */
export type CheckoutDraft = Readonly<Record<CheckoutField, string>>;

export type FieldErrors = Readonly<Partial<Record<CheckoutField, string>>>;

type CheckedForm =
  | {readonly ok: true; readonly input: CheckoutInput}
  | {readonly ok: false; readonly errors: FieldErrors};

/** Returns the text of a field, or an empty string if it is missing or a file. */
export function formText(form: FormData, name: string): string {
  const value = form.get(name);
  return typeof value === 'string' ? value : '';
}

export function toDraft(ask: (field: CheckoutField) => string): CheckoutDraft {
  return {
    email: ask('email'),
    firstName: ask('firstName'),
    lastName: ask('lastName'),
    address1: ask('address1'),
    address2: ask('address2'),
    city: ask('city'),
    province: ask('province'),
    zip: ask('zip'),
    phone: ask('phone'),
    shippingMethod: ask('shippingMethod'),
    card: ask('card'),
  };
}

/**
 * Validates a form for an order.
 *
 * @param draft - the form as entered
 * @returns the trimmed input, or the first message for each invalid field
 */
export function checkForm(draft: CheckoutDraft): CheckedForm {
  const parsed = CheckoutSchema.safeParse(draft);
  if (parsed.success) return {ok: true, input: parsed.data};
  const {fieldErrors} = z.flattenError(parsed.error);
  const first = CHECKOUT_FIELDS.flatMap((field) => {
    const message = fieldErrors[field]?.[0];
    return message ? [[field, message] as const] : [];
  });
  return {ok: false, errors: Object.fromEntries(first)};
}

export function toAddress(input: CheckoutInput): AddressRecord {
  const {firstName, lastName, address1, address2, city, province, zip, phone} = input;
  return {firstName, lastName, address1, address2, city, province, zip, country: 'US', phone};
}
