import {z} from 'zod';
import {StoreError} from './store-error';

export const UserErrorsSchema = z.array(
  z.object({code: z.string().nullish(), field: z.array(z.string()).nullish(), message: z.string()}),
);

/** Thrown when Shopify refuses one change; the others may still work. */
export class RefusedError extends StoreError {
  override name = 'RefusedError';
  constructor(message: string) {
    super(message, 'Change what Shopify names, and run the command again.');
  }
}

/** Thrown when something is not removed because what a person keeps needs it. */
export class InUseError extends RefusedError {
  override name = 'InUseError';
}

/** @throws RefusedError if there is an error */
export function requireNoErrors(errors: z.infer<typeof UserErrorsSchema>): void {
  if (errors.length === 0) return;
  const text = errors.map(({field, message}) => (field ? `${field.join('.')}: ${message}` : message)).join('; ');
  throw new RefusedError(text);
}
