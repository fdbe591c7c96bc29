import {readFileSync} from 'node:fs';
import {createRequire} from 'node:module';
import {
  buildClientSchema,
  extendSchema,
  GraphQLError,
  isObjectType,
  isScalarType,
  parse,
  type GraphQLFieldResolver,
  type GraphQLResolveInfo,
  type GraphQLSchema,
  type IntrospectionQuery,
} from 'graphql';
import type {ShopContext} from '../state';

/**
 * Resolves one field. Implementations declare the exact types of parent and arguments, which only the schema guarantees;
 * that is why the type is a method, whose parameters TypeScript checks bivariantly.
 */
type Resolver = {
  bivariant(parent: unknown, args: unknown, context: ShopContext, info: GraphQLResolveInfo): unknown;
}['bivariant'];

/** Resolvers by type name, then field name. */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

/** Hydrogen requests this field of `/api/unstable` in the browser; no published schema has it. */
const UNPUBLISHED = /* GraphQL */ `
  extend type QueryRoot {
    consentManagement: ConsentManagement
  }
  type ConsentManagement {
    cookies(visitorConsent: VisitorConsentInput): ConsentCookies
  }
  type ConsentCookies {
    cookieDomain: String
  }
  input VisitorConsentInput {
    analytics: Boolean
    marketing: Boolean
    preferences: Boolean
    saleOfData: Boolean
  }
`;

/** Thrown for a field that the local shop does not emulate, because a null would look like data. */
export class FieldNotEmulatedError extends GraphQLError {
  constructor(typeName: string, fieldName: string) {
    super(`The local shop does not emulate ${typeName}.${fieldName}`, {extensions: {code: 'NOT_EMULATED'}});
  }
}

// Validating 10,000 lines that Shopify has validated would double the startup time.
const TRUSTED = {assumeValid: true} as const;

/** Reads a schema of 2026-04 that is published as an introspection result. */
export function loadPublishedSchema(name: 'storefront' | 'customer-account'): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve(`schema-2026-04/${name}.schema.json`);
  const introspection = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery & {data?: IntrospectionQuery};
  return buildClientSchema(introspection.data ?? introspection, TRUSTED);
}

/** Introspection does not contain the serialization of scalars: this one is a string of decimal digits. */
export function writeUnsignedAsText(schema: GraphQLSchema): void {
  const unsigned = schema.getType('UnsignedInt64');
  if (isScalarType(unsigned)) unsigned.serialize = String;
}

/**
 * Reads the published Storefront API schema of 2026-04.
 *
 * @returns a schema without resolvers
 */
export function loadStorefrontSchema(): GraphQLSchema {
  const schema = extendSchema(loadPublishedSchema('storefront'), parse(UNPUBLISHED, {noLocation: true}), TRUSTED);
  writeUnsignedAsText(schema);
  return schema;
}

/**
 * Sets the resolvers of schema fields.
 *
 * @param schema - changed in place
 * @param map - the resolvers to bind
 * @throws Error if the schema has no such type or field, or the field already has a resolver, so that the emulation
 *   matches the schema and resolves each field in one way
 */
export function bindResolvers(schema: GraphQLSchema, map: ResolverMap): void {
  for (const [typeName, resolvers] of Object.entries(map)) {
    const type = schema.getType(typeName);
    if (!isObjectType(type)) throw new Error(`The schema has no object type ${typeName}.`);
    const fields = type.getFields();
    for (const [fieldName, resolver] of Object.entries(resolvers)) {
      const field = fields[fieldName];
      if (!field) throw new Error(`The schema has no field ${typeName}.${fieldName}.`);
      if (field.resolve) throw new Error(`${typeName}.${fieldName} has two resolvers.`);
      field.resolve = resolver;
    }
  }
}

/**
 * Resolves a field without a resolver to the property of that name on its parent.
 *
 * @throws FieldNotEmulatedError if the property is undefined; null is a valid value
 */
export const resolveProperty: GraphQLFieldResolver<unknown, ShopContext> = (parent, _args, _context, info) => {
  const value: unknown =
    typeof parent === 'object' && parent !== null ? Reflect.get(parent, info.fieldName) : undefined;
  if (value === undefined) throw new FieldNotEmulatedError(info.parentType.name, info.fieldName);
  return value;
};
