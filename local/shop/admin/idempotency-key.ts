import {getDirectiveValues, type GraphQLResolveInfo} from 'graphql';

/** Returns the key of the `@idempotent` directive on the current field, or null if there is none. */
export function idempotencyKey({schema, fieldNodes, variableValues}: GraphQLResolveInfo): string | null {
  const directive = schema.getDirective('idempotent');
  const [field] = fieldNodes;
  const values = directive && field && getDirectiveValues(directive, field, variableValues);
  return typeof values?.['key'] === 'string' ? values['key'] : null;
}
