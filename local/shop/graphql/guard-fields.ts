import {GraphQLError, isObjectType, type GraphQLFieldResolver, type GraphQLSchema} from 'graphql';
import type {ShopContext} from '../state';
import {STOREFRONT_SCOPES, type StorefrontScope} from './access-scopes';
import {resolveProperty} from './schema';

const GUARDED_FIELDS: Readonly<Record<StorefrontScope, readonly `${string}.${string}`[]>> = {
  unauthenticated_read_content: ['QueryRoot.menu', 'QueryRoot.page', 'QueryRoot.pages', 'PredictiveSearchResult.pages'],
  unauthenticated_read_metaobjects: ['QueryRoot.metaobject', 'QueryRoot.metaobjects'],
  unauthenticated_read_product_inventory: ['Product.totalInventory', 'ProductVariant.quantityAvailable'],
  unauthenticated_read_product_tags: ['Product.tags', 'QueryRoot.productTags'],
};

/** A reference may be followed; whether what it leads to may be read depends on what that is. */
const REFERENCE_FIELDS = ['Metafield.reference', 'MetaobjectField.reference'] as const;

type FieldResolver = GraphQLFieldResolver<unknown, ShopContext>;

/**
 * Makes the fields of a schema that need an access scope fail where the shop has not granted it. A field that cannot be
 * null then takes its parents with it, as the language demands.
 *
 * @param schema - with its resolvers bound; changed in place
 */
export function guardFields(schema: GraphQLSchema): void {
  for (const scope of STOREFRONT_SCOPES) {
    for (const name of GUARDED_FIELDS[scope]) {
      wrapField(schema, name, (resolve) => (parent, args, context, info) => {
        requireScope(context, scope, info.fieldName);
        return resolve(parent, args, context, info);
      });
    }
  }
  for (const name of REFERENCE_FIELDS) {
    wrapField(schema, name, (resolve) => (parent, args, context, info) => {
      const found = resolve(parent, args, context, info);
      if (isMetaobject(found)) requireScope(context, 'unauthenticated_read_metaobjects', info.fieldName);
      return found;
    });
  }
}

function wrapField(schema: GraphQLSchema, name: string, wrap: (resolve: FieldResolver) => FieldResolver): void {
  const [typeName = '', fieldName = ''] = name.split('.');
  const type = schema.getType(typeName);
  const field = isObjectType(type) ? type.getFields()[fieldName] : undefined;
  if (!field) throw new Error(`The schema has no field ${name}.`);
  field.resolve = wrap(field.resolve ?? resolveProperty);
}

const isMetaobject = (found: unknown): boolean =>
  typeof found === 'object' && found !== null && Reflect.get(found, '__typename') === 'Metaobject';

function requireScope({config}: ShopContext, scope: StorefrontScope, fieldName: string): void {
  if (config.storefrontScopes.includes(scope)) return;
  const requiredAccess = `\`${scope}\` access scope.`;
  throw new GraphQLError(`Access denied for ${fieldName} field. Required access: ${requiredAccess}`, {
    extensions: {code: 'ACCESS_DENIED', documentation: 'https://shopify.dev/api/usage/access-scopes', requiredAccess},
  });
}
