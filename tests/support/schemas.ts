import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {gunzipSync} from 'node:zlib';
import {buildClientSchema, buildSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';

const resolve = createRequire(import.meta.url).resolve;

const load = (file: string): GraphQLSchema => {
  const introspection: {data?: IntrospectionQuery} & IntrospectionQuery = JSON.parse(
    readFileSync(resolve(file), 'utf8'),
  );
  return buildClientSchema(introspection.data ?? introspection);
};

/** The published schemas by version: the types are of 2025-04, the requests of 2026-04. */
export const storefrontSchemas = () => ({
  '2025-04': load('@shopify/hydrogen/storefront.schema.json'),
  '2026-04': load('schema-2026-04/storefront.schema.json'),
});

/** The schemas of the Customer Account API, in the same two versions. */
export const customerAccountSchemas = () => ({
  '2025-04': load('@shopify/hydrogen/customer-account.schema.json'),
  '2026-04': load('schema-2026-04/customer-account.schema.json'),
});

/** The schema of the Admin API in the requested version; Hydrogen contains none. */
export const adminSchema = (): GraphQLSchema => {
  const file = new URL('../../local/shop/admin/admin-2026-04.graphql.gz', import.meta.url);
  return buildSchema(gunzipSync(readFileSync(file)).toString(), {assumeValid: true, assumeValidSDL: true});
};
