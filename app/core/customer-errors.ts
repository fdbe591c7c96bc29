/** What can go wrong between the storefront and the store's customers, as logs say it. Shoppers read friendlier words. */
const CUSTOMER_ERRORS = {
  INVALID_CREDENTIALS: 'Invalid email or password',
  TOKEN_REQUIRED: 'Authentication required',
  TOKEN_INVALID: 'Your session has expired. Please log in again',
  TOKEN_CREATION_FAILED: 'Failed to authenticate',
  RESET_URL_INVALID: 'This password reset link is invalid or has expired',
  RECOVERY_FAILED: 'Failed to send password reset email',
  CUSTOMER_ALREADY_EXISTS: 'An account with this email already exists',
  INVALID_PARAMS: 'Missing required information',
  INVALID_ACTION: 'Invalid request',
  NETWORK_ERROR: 'Failed to reach authentication service',
  GRAPHQL_ERROR: 'Store API error',
} as const;

const OTHER = 'Request failed';

/**
 * @param action what was asked for, such as `login`
 * @param code a code without a text of its own is a request that failed
 * @param text where the code means something else in this place
 * @returns the line for the log, without personal data or anything that was typed
 */
export function customerErrorLine(action: string, code: string, text?: string): string {
  const own = Object.hasOwn(CUSTOMER_ERRORS, code) ? CUSTOMER_ERRORS[code as keyof typeof CUSTOMER_ERRORS] : OTHER;
  return `customer ${action}: ${code}: ${text ?? own}`;
}
