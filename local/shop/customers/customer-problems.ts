import {GraphQLError} from 'graphql';
import type {CustomerErrorCode} from 'schema-2026-04/storefront-api-types';

/** Why a change of a customer was rejected; `field` is the path of the invalid input. */
export interface CustomerUserError {
  readonly code: CustomerErrorCode;
  readonly field: readonly string[] | null;
  readonly message: string;
}

type Path = readonly string[];

const userError = (code: CustomerErrorCode, field: Path | null, message: string): CustomerUserError => ({
  code,
  field,
  message,
});

const PASSWORD_MIN = 5;
const PASSWORD_MAX = 40;
const TEXT_MAX = 255;

export const CUSTOMER_ERROR = {
  unidentified: userError('UNIDENTIFIED_CUSTOMER', null, 'Unidentified customer'),
  notFound: userError('UNIDENTIFIED_CUSTOMER', null, 'Could not find customer'),
  emailTaken: (at: Path) => userError('TAKEN', at, 'Email has already been taken'),
  phoneTaken: (at: Path) => userError('TAKEN', at, 'Phone has already been taken'),
  disabled: (at: Path, email: string) =>
    userError(
      'CUSTOMER_DISABLED',
      at,
      `We have sent an email to ${email}, please click the link included to verify your email address.`,
    ),
  tokenInvalid: userError('TOKEN_INVALID', ['customerAccessToken'], 'Customer access token invalid'),
  activationTokenInvalid: (at: Path) => userError('TOKEN_INVALID', at, 'Invalid activation token'),
  activationUrlInvalid: userError('INVALID', ['activationUrl'], 'Invalid activation url'),
  resetUrlInvalid: userError('INVALID', ['resetUrl'], 'Invalid reset url'),
  alreadyEnabled: userError('ALREADY_ENABLED', null, 'Account already enabled'),
  noSuchAddress: (at: Path) => userError('NOT_FOUND', at, 'Address does not exist'),
  invalid: (at: Path, label: string, reason = 'is invalid') => userError('INVALID', at, `${label} ${reason}`),
} as const;

/** Returns Shopify's error for a mutation on a customer that no client may make. */
export const accessDenied = (mutation: string): GraphQLError =>
  new GraphQLError(
    `Access denied for ${mutation} field. Required access: \`unauthenticated_write_customers\` access scope. Also: Requires valid customer access token.`,
    {extensions: {code: 'ACCESS_DENIED', documentation: 'https://shopify.dev/api/usage/access-scopes'}},
  );

/** Returns Shopify's error for a reset link that is wrong, used or expired: a top-level error of the response. */
export const noSuchReset = (): GraphQLError =>
  new GraphQLError('Unidentified customer', {extensions: {code: 'NOT_FOUND'}});

export function passwordProblems(password: string, at: Path): CustomerUserError[] {
  if (password.trim() === '') return [userError('BLANK', at, "Password can't be blank")];
  if (password !== password.trim()) {
    const message = 'Password cannot start or end with whitespace';
    return [userError('PASSWORD_STARTS_OR_ENDS_WITH_WHITESPACE', at, message)];
  }
  const {length} = [...password];
  if (length < PASSWORD_MIN) {
    return [userError('TOO_SHORT', at, `Password is too short (minimum is ${PASSWORD_MIN} characters)`)];
  }
  if (length <= PASSWORD_MAX) return [];
  return [userError('TOO_LONG', at, `Password is too long (maximum is ${PASSWORD_MAX} characters)`)];
}

/** Returns the problem of a text field of a customer, or null. An absent field is valid. */
export function textProblems(text: string | null | undefined, at: Path, label: string): CustomerUserError[] {
  if (!text) return [];
  if ([...text].length > TEXT_MAX) {
    return [userError('TOO_LONG', at, `${label} is too long (maximum is ${TEXT_MAX} characters)`)];
  }
  if (/<[a-z!/][^>]*>/i.test(text)) return [userError('CONTAINS_HTML_TAGS', at, `${label} cannot contain HTML tags`)];
  return /\bhttps?:\/\/|\bwww\./i.test(text) ? [userError('CONTAINS_URL', at, `${label} cannot contain URL`)] : [];
}

/** Returns the error of a missing required text. */
export const blank = (at: Path, label: string): CustomerUserError => userError('BLANK', at, `${label} can't be blank`);
