import {getDirectiveValues, type GraphQLResolveInfo} from 'graphql';
import {sha256Hex} from '../../kit/secrets';
import {badRequest} from '../graphql/request-errors';

export const KEY_MISMATCH = 'The same idempotency key cannot be used with different operation parameters.';

/** Returns the digest that tells a repeated input from another one. */
export const digestOf = (input: object): string => sha256Hex(JSON.stringify(input));

/**
 * Returns the key of the `@idempotent` directive on the current field. The schema does not require it, but 2026-04 does
 * at run time.
 *
 * @throws GraphQLError with the code BAD_REQUEST if there is none
 */
export function requireIdempotencyKey({schema, fieldNodes, variableValues}: GraphQLResolveInfo): string {
  const directive = schema.getDirective('idempotent');
  const [field] = fieldNodes;
  const key = directive && field && getDirectiveValues(directive, field, variableValues)?.['key'];
  if (typeof key === 'string' && key !== '') return key;
  throw badRequest('The @idempotent directive is required for this mutation but was not provided.');
}
