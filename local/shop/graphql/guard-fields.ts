import type {GraphQLSchema} from 'graphql';
import type {ShopContext} from '../state';
import {STOREFRONT_SCOPES, type StorefrontScope} from './access-scopes';
import {guardWith, scopeDenied, wrapField, type FieldName} from './wrap-field';

const GUARDED_FIELDS: Readonly<Record<StorefrontScope, readonly FieldName[]>> = {
  unauthenticated_read_content: [
    'QueryRoot.article',
    'QueryRoot.articles',
    'QueryRoot.blog',
    'QueryRoot.blogByHandle',
    'QueryRoot.blogs',
    'QueryRoot.menu',
    'QueryRoot.page',
    'QueryRoot.pages',
    'PredictiveSearchResult.articles',
    'PredictiveSearchResult.pages',
  ],
  unauthenticated_read_metaobjects: ['QueryRoot.metaobject', 'QueryRoot.metaobjects'],
  unauthenticated_read_product_inventory: ['Product.totalInventory', 'ProductVariant.quantityAvailable'],
  unauthenticated_read_product_tags: ['Product.tags', 'QueryRoot.productTags'],
  unauthenticated_read_selling_plans: [
    'CartLine.sellingPlanAllocation',
    'ComponentizableCartLine.sellingPlanAllocation',
    'Product.sellingPlanGroups',
    'ProductVariant.sellingPlanAllocations',
  ],
};

/** A reference field is always readable; access to the referenced node depends on its own type. */
const REFERENCE_FIELDS = ['Metafield.reference', 'MetaobjectField.reference'] as const;

/** Mutations of classic accounts, which stores opened since 2026 do not have. */
const CLASSIC_QUERIES = ['QueryRoot.customer'] as const;
const CLASSIC_MUTATION = /^customer/;

/**
 * Makes the fields of a schema fail if the shop has not granted their access scope. A non-null field then also nulls its
 * parents, as the GraphQL specification requires.
 *
 * @param schema - the schema with its resolvers; changed in place
 */
export function guardFields(schema: GraphQLSchema): void {
  for (const scope of STOREFRONT_SCOPES) {
    guardWith(schema, GUARDED_FIELDS[scope], (context, fieldName) => requireScope(context, scope, fieldName));
  }
  for (const name of REFERENCE_FIELDS) {
    wrapField(schema, name, (resolve) => (parent, args, context, info) => {
      const found = resolve(parent, args, context, info);
      if (isMetaobject(found)) requireScope(context, 'unauthenticated_read_metaobjects', info.fieldName);
      return found;
    });
  }
  const mutations = Object.keys(schema.getMutationType()?.getFields() ?? {}).filter((name) =>
    CLASSIC_MUTATION.test(name),
  );
  guardClassic(schema, CLASSIC_QUERIES, 'unauthenticated_read_customers');
  guardClassic(
    schema,
    mutations.map((name): FieldName => `Mutation.${name}`),
    'unauthenticated_write_customers',
  );
}

/** A store without classic accounts cannot grant their scopes. */
function guardClassic(schema: GraphQLSchema, names: readonly FieldName[], scope: string): void {
  guardWith(schema, names, ({config}, fieldName) => {
    if (config.profile.customerAccounts === 'new') throw scopeDenied(scope, fieldName);
  });
}

const isMetaobject = (found: unknown): boolean =>
  typeof found === 'object' && found !== null && Reflect.get(found, '__typename') === 'Metaobject';

function requireScope({config}: ShopContext, scope: StorefrontScope, fieldName: string): void {
  if (!config.profile.storefrontScopes.includes(scope)) throw scopeDenied(scope, fieldName);
}
