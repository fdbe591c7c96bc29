import {GraphQLError, isObjectType, type GraphQLFieldResolver, type GraphQLSchema} from 'graphql';
import type {ShopContext} from '../state';
import {resolveProperty} from './schema';

type FieldResolver = GraphQLFieldResolver<unknown, ShopContext>;

/** A field of a schema, such as `Product.tags`. */
export type FieldName = `${string}.${string}`;

/**
 * Wraps the resolver of a schema field in a check.
 *
 * @throws Error if the schema has no such field
 */
export function wrapField(
  schema: GraphQLSchema,
  name: FieldName,
  wrap: (resolve: FieldResolver) => FieldResolver,
): void {
  const [typeName = '', fieldName = ''] = name.split('.');
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`The schema has no field ${name}.`);
  field.resolve = wrap(field.resolve ?? resolveProperty);
}

/** Makes schema fields fail if the store does not meet a condition. */
export function guardWith(
  schema: GraphQLSchema,
  names: readonly FieldName[],
  check: (context: ShopContext, fieldName: string) => void,
): void {
  for (const name of names) {
    wrapField(schema, name, (resolve) => (parent, args, context, info) => {
      check(context, info.fieldName);
      return resolve(parent, args, context, info);
    });
  }
}

export function scopeDenied(scope: string, fieldName: string): GraphQLError {
  const requiredAccess = `\`${scope}\` access scope.`;
  return new GraphQLError(`Access denied for ${fieldName} field. Required access: ${requiredAccess}`, {
    extensions: {code: 'ACCESS_DENIED', documentation: 'https://shopify.dev/api/usage/access-scopes', requiredAccess},
  });
}
