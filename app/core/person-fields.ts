import {z} from 'zod';
import {isEmailAddress} from './email-address';
import {ACCOUNT_POLICY} from './policy';
import {splitName} from './person-name';

const MIN_PASSWORD_LENGTH = ACCOUNT_POLICY.passwordMinLength;
/** A generous limit for any field. Shopify has a lower one and returns its own message. */
const MAX_PASSWORD_LENGTH = 1_000;
/** The limit of Shopify and of the database for one line of text. */
const MAX_LINE_LENGTH = 255;
const MAX_NAME_LENGTH = 2 * MAX_LINE_LENGTH + 1;
/** Shopify refuses these wherever the text may end up in an email. */
const MARKUP_OR_LINK = /<[a-z!/][^>]*>|\bhttps?:\/\/|\bwww\./i;
const EMAIL_FORMAT = 'Invalid email address format';

/** Requires text that is not blank. @param error the message if it is missing */
export const requiredText = (error: string) => z.string({error}).trim().min(1, error);

/** Replaces control characters, which neither Shopify nor the database accepts. */
const withoutControls = (text: string) => text.replaceAll(/\p{Cc}+/gu, ' ').trim();

const hasNoMarkup = (text: string) => !MARKUP_OR_LINK.test(text);

const requiredPlainText = (label: string, maxLength: number) =>
  requiredText(`${label} is required`)
    .max(maxLength, `${label} is too long`)
    .transform(withoutControls)
    .refine((text) => text !== '', `${label} is required`)
    .refine(hasNoMarkup, `${label} cannot contain links or HTML`);

/** A required line of text without markup, links or control characters. */
export const requiredLine = (label: string) => requiredPlainText(label, MAX_LINE_LENGTH);

/** Like {@link requiredLine}, but may be empty. */
export const optionalLine = (label: string) =>
  z
    .string()
    .trim()
    .max(MAX_LINE_LENGTH, `${label} is too long`)
    .transform(withoutControls)
    .refine(hasNoMarkup, `${label} cannot contain links or HTML`)
    .optional();

/** A person's full name, of which each part fits into one line. */
export const personName = requiredPlainText('Name', MAX_NAME_LENGTH).refine(
  (text) => Object.values(splitName(text)).every(({length}) => length <= MAX_LINE_LENGTH),
  'Name is too long',
);

/** The email address of one mailbox. */
export const emailAddress = requiredText('Email is required').refine(isEmailAddress, EMAIL_FORMAT);

/** A password as it is typed: it is never trimmed. */
export const passwordText = (label: string) =>
  z
    .string({error: `${label} is required`})
    .min(1, `${label} is required`)
    .max(MAX_PASSWORD_LENGTH, `${label} is too long`);

/** A password that Shopify accepts. Shopify would trim it, so spaces at its edges are refused instead. */
export const newPassword = (label: string, tooShort = `Password must be at least ${MIN_PASSWORD_LENGTH} characters`) =>
  passwordText(label)
    .refine((text) => [...text].length >= MIN_PASSWORD_LENGTH, tooShort)
    .refine((text) => text === text.trim(), 'Password cannot start or end with a space');

/** Options of the check that both passwords match. It reports together with other errors, not after they are fixed. */
export const passwordMismatch = (error: string) => ({error, path: ['confirmPassword'], when: () => true});
