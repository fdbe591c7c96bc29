import {z} from 'zod';
import {MARKET} from '~/core/market';
import {
  newPassword,
  optionalLine,
  passwordMismatch,
  passwordText,
  personName,
  requiredLine,
  requiredText,
} from '~/core/person-fields';
import {isUsStateCode} from './addresses/us-states';

const MAX_PHONE_LENGTH = 32;
const PHONE_FORMAT = 'Enter a phone number such as (718) 555-0100';
const ZIP = /^\d{5}(?:-\d{4})?$/;
const E164 = /^\+\d{7,15}$/;
const US_DIGITS = 10;

export const ProfileSchema = z.object({name: personName});

export const PasswordSchema = z
  .object({
    currentPassword: passwordText('Current password'),
    newPassword: newPassword('New password'),
    confirmPassword: passwordText('Confirmation'),
  })
  .refine((typed) => typed.newPassword === typed.confirmPassword, passwordMismatch('New passwords do not match.'));

/** An address in the United States, the only country that the shop ships to. */
export const AddressSchema = z.object({
  name: personName,
  address1: requiredLine('Address'),
  address2: optionalLine('Apartment'),
  city: requiredLine('City'),
  province: requiredText('State is required').refine(isUsStateCode, 'Choose a state'),
  zip: requiredText('ZIP code is required').regex(ZIP, 'Enter a ZIP code such as 11201 or 11201-1234'),
  country: z.literal(MARKET.country, 'We ship within the United States only'),
  phone: z
    .string()
    .trim()
    .max(MAX_PHONE_LENGTH, PHONE_FORMAT)
    .transform(toPhone)
    .refine((text) => text !== null, PHONE_FORMAT)
    .optional(),
  isDefault: z.literal('on').optional(),
});

/**
 * Converts a phone number to E.164, the only format that Shopify accepts. A number without a country code is American.
 * @returns an empty text for an empty text; null for invalid input
 */
export function toPhone(text: string): string | null {
  if (text === '') return '';
  const digits = text.replaceAll(/[\s().-]/g, '');
  if (digits.startsWith('+')) return E164.test(digits) ? digits : null;
  if (!/^\d+$/.test(digits)) return null;
  if (digits.length === US_DIGITS) return `+1${digits}`;
  return digits.length === US_DIGITS + 1 && digits.startsWith('1') ? `+${digits}` : null;
}
