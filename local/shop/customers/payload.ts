import type {CustomerUserError} from './customer-problems';

/** What every mutation on customers answers with beside what it changed; the older list of errors repeats the newer. */
interface CustomerPayload {
  readonly customerUserErrors: readonly CustomerUserError[];
  readonly userErrors: readonly CustomerUserError[];
}

/** Returns a payload with its errors, of which a change that was made has none. */
export const withErrors = <Changed extends object>(
  changed: Changed,
  errors: readonly CustomerUserError[] = [],
): Changed & CustomerPayload => ({...changed, customerUserErrors: errors, userErrors: errors});
