import {z} from 'zod';

const SHORTEST_PASSWORD = 8;
/** Beyond anything a person types; the shop's own limits are lower, and it words them itself. */
const LONGEST_PASSWORD = 1_000;
const LONGEST_EMAIL = 254;
const LONGEST_NAME = 511;
const EMAIL = /^[^\s@\p{Cc}]+@[^\s@\p{Cc}]+$/u;

const ACCOUNT_FORM_COPY = {
  name: 'Name is required',
  nameTooLong: 'Name is too long',
  email: 'Email is required',
  emailFormat: 'Invalid email address format',
  password: 'Password is required',
  passwordTooShort: 'Password must be at least 8 characters',
  newPasswordTooShort: 'Password must be at least 8 characters long',
  passwordTooLong: 'Password is too long',
  passwordEdges: 'Password cannot start or end with a space',
  mismatch: 'Passwords do not match',
} as const;

const required = (error: string) => z.string({error}).trim().min(1, error);

/** Control characters have no place in a name; everything else is somebody's. */
const name = required(ACCOUNT_FORM_COPY.name)
  .max(LONGEST_NAME, ACCOUNT_FORM_COPY.nameTooLong)
  .transform((text) => text.replaceAll(/\p{Cc}+/gu, ' ').trim())
  .refine((text) => text !== '', ACCOUNT_FORM_COPY.name);
const anyEmail = required(ACCOUNT_FORM_COPY.email).max(LONGEST_EMAIL, ACCOUNT_FORM_COPY.emailFormat);
const email = anyEmail.regex(EMAIL, ACCOUNT_FORM_COPY.emailFormat);
const anyPassword = z
  .string({error: ACCOUNT_FORM_COPY.password})
  .min(1, ACCOUNT_FORM_COPY.password)
  .max(LONGEST_PASSWORD, ACCOUNT_FORM_COPY.passwordTooLong);

/** A password is taken as it is typed: nothing is trimmed off, so what the shop would not take is said. */
const newPassword = (tooShort: string) =>
  anyPassword
    .refine((text) => [...text].length >= SHORTEST_PASSWORD, tooShort)
    .refine((text) => text === text.trim(), ACCOUNT_FORM_COPY.passwordEdges);

const confirmation = z.string().optional();
interface Pair {
  readonly password?: string;
  readonly confirmPassword?: string | undefined;
}
const match = ({password, confirmPassword}: Pair) => password === confirmPassword;
// Said together with what else is wrong, not after it has been mended.
const mustMatch = {error: ACCOUNT_FORM_COPY.mismatch, path: ['confirmPassword'], when: () => true};

/** Signing in: what the shop knows of passwords and addresses is its own business here. */
export const SignInSchema = z.object({email: anyEmail, password: anyPassword});

/** Opening an account. */
export const SignUpSchema = z
  .object({name, email, password: newPassword(ACCOUNT_FORM_COPY.passwordTooShort), confirmPassword: confirmation})
  .refine(match, mustMatch);

/** Asking for a link to choose a new password. */
export const RecoverSchema = z.object({email});

/** Choosing a password behind a mailed link. */
export const NewPasswordSchema = z
  .object({password: newPassword(ACCOUNT_FORM_COPY.newPasswordTooShort), confirmPassword: confirmation})
  .refine(match, mustMatch);

/** @returns the first word as first name, and all others as last name */
export function splitName(fullName: string): {readonly firstName: string; readonly lastName: string} {
  const [firstName = '', ...rest] = fullName.trim().split(/\s+/);
  return {firstName, lastName: rest.join(' ')};
}
