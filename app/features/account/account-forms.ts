import {z} from 'zod';
import {isUsStateCode} from './addresses/us-states';
import {toPhone} from './addresses/to-phone';

/** The field that tells whose page a form stood on: somebody else may have logged in since. */
export const OWNER = 'owner';

const SHORTEST_PASSWORD = 8;
/** Beyond anything a person types; the shop's own limit is lower, and it words it itself. */
const LONGEST_PASSWORD = 1_000;
/** What the shop and the database take of any one line. */
const LONGEST_LINE = 255;
const LONGEST_NAME = 2 * LONGEST_LINE + 1;
const LONGEST_PHONE = 32;
const ZIP = /^\d{5}(?:-\d{4})?$/;
/** The shop refuses these wherever a person's words may end up in a mail. */
const MARKUP_OR_LINK = /<[a-z!/][^>]*>|\bhttps?:\/\/|\bwww\./i;

const required = (error: string) => z.string({error}).trim().min(1, error);

/** Control characters have no place in a line; everything else is somebody's. */
const clean = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

const line = (label: string) =>
  required(`${label} is required`)
    .max(LONGEST_LINE, `${label} is too long`)
    .transform(clean)
    .refine((text) => text !== '', `${label} is required`)
    .refine((text) => !MARKUP_OR_LINK.test(text), `${label} cannot contain links or HTML`);

const optionalLine = (label: string) =>
  z
    .string()
    .trim()
    .max(LONGEST_LINE, `${label} is too long`)
    .transform(clean)
    .refine((text) => !MARKUP_OR_LINK.test(text), `${label} cannot contain links or HTML`)
    .optional();

const name = required('Name is required')
  .max(LONGEST_NAME, 'Name is too long')
  .transform(clean)
  .refine((text) => text !== '', 'Name is required')
  .refine((text) => !MARKUP_OR_LINK.test(text), 'Name cannot contain links or HTML')
  .refine((text) => Object.values(splitName(text)).every(({length}) => length <= LONGEST_LINE), 'Name is too long');

/** The account information. */
export const ProfileSchema = z.object({name});

const password = (label: string) =>
  z
    .string({error: `${label} is required`})
    .min(1, `${label} is required`)
    .max(LONGEST_PASSWORD, `${label} is too long`);

/** Passwords are taken as they are typed: nothing is trimmed off, so what the shop would not take is said. */
export const PasswordSchema = z
  .object({
    currentPassword: password('Current password'),
    newPassword: password('New password')
      .refine((text) => [...text].length >= SHORTEST_PASSWORD, 'Password must be at least 8 characters')
      .refine((text) => text === text.trim(), 'Password cannot start or end with a space'),
    confirmPassword: password('Confirmation'),
  })
  .refine(({newPassword, confirmPassword}) => newPassword === confirmPassword, {
    error: 'New passwords do not match.',
    path: ['confirmPassword'],
    // Said together with what else is wrong, not after it has been mended.
    when: () => true,
  });

/** An address in the United States, where the shop ships. */
export const AddressSchema = z.object({
  name,
  address1: line('Address'),
  address2: optionalLine('Apartment'),
  city: line('City'),
  province: required('State is required').refine(isUsStateCode, 'Choose a state'),
  zip: required('ZIP code is required').regex(ZIP, 'Enter a ZIP code such as 11201 or 11201-1234'),
  country: z.literal('US', 'We ship within the United States only'),
  phone: z
    .string()
    .trim()
    .max(LONGEST_PHONE, 'Enter a phone number such as (718) 555-0100')
    .transform(toPhone)
    .refine((text) => text !== null, 'Enter a phone number such as (718) 555-0100')
    .optional(),
  isDefault: z.literal('on').optional(),
});

/** A name as the shop keeps it. */
export interface FullName {
  readonly firstName: string;
  readonly lastName: string;
}

/** @returns the first word as first name, and all others as last name */
export function splitName(fullName: string): FullName {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return {firstName, lastName: rest.join(' ')};
}
