import type {CustomerUserError} from './customer-problems';

/** The error fields of every customer mutation; the deprecated list repeats the current one. */
interface CustomerPayload {
  readonly customerUserErrors: readonly CustomerUserError[];
  readonly userErrors: readonly CustomerUserError[];
}

/** Returns a payload with its errors; a successful change has none. */
export const withErrors = <Changed extends object>(
  changed: Changed,
  errors: readonly CustomerUserError[] = [],
): Changed & CustomerPayload => ({...changed, customerUserErrors: errors, userErrors: errors});
