/** Log texts for errors of customer accounts. Shoppers see friendlier messages. */
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
 * Returns the log line for an error, without personal data or form input.
 * @param action the operation, such as `login`
 * @param code an unknown code is logged as a failed request
 * @param text replaces the usual text of the code
 */
export function customerErrorLine(action: string, code: string, text?: string): string {
  const usual = Object.hasOwn(CUSTOMER_ERRORS, code) ? CUSTOMER_ERRORS[code as keyof typeof CUSTOMER_ERRORS] : OTHER;
  return `customer ${action}: ${code}: ${text ?? usual}`;
}
