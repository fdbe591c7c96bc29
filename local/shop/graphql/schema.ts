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
 * Answers one field. Authors name the exact types of their parent and arguments: the schema guarantees what TypeScript
 * cannot see here, which is why the type is written as a method, whose parameters are compared in both directions.
 */
type Resolver = {
  bivariant(parent: unknown, args: unknown, context: ShopContext, info: GraphQLResolveInfo): unknown;
}['bivariant'];

/** Resolvers by type name, then field name. */
export type ResolverMap = Readonly<Record<string, Readonly<Record<string, Resolver>>>>;

/** Hydrogen asks this of `/api/unstable` from the browser; no published schema has it. */
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

// Checking 10,000 lines that the platform has checked would double the time to start.
const TRUSTED = {assumeValid: true} as const;

/** Reads a schema of 2026-04 that is published as the answer to an introspection. */
export function loadPublishedSchema(name: 'storefront' | 'customer-account'): GraphQLSchema {
  const file = createRequire(import.meta.url).resolve(`schema-2026-04/${name}.schema.json`);
  const introspection = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery & {data?: IntrospectionQuery};
  return buildClientSchema(introspection.data ?? introspection, TRUSTED);
}

/** Introspection does not tell how a scalar is written: this one is, in digits of base 10, as a string. */
export function writeUnsignedAsText(schema: GraphQLSchema): void {
  const unsigned = schema.getType('UnsignedInt64');
  if (isScalarType(unsigned)) unsigned.serialize = String;
}

/**
 * Reads the published Storefront API schema of 2026-04.
 *
 * @returns a schema without any resolver
 */
export function loadStorefrontSchema(): GraphQLSchema {
  const schema = extendSchema(loadPublishedSchema('storefront'), parse(UNPUBLISHED, {noLocation: true}), TRUSTED);
  writeUnsignedAsText(schema);
  return schema;
}

/**
 * Gives fields of a schema their resolvers.
 *
 * @param schema - changed in place
 * @param map - what to bind
 * @throws Error when the schema has no such type or field, or the field is bound already: the emulation can neither
 *   drift from the schema nor answer one field in two ways
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
 * Answers every field that has no resolver of its own: with the property of that name on its parent.
 *
 * @throws FieldNotEmulatedError when the parent has none; null is an answer, undefined is not
 */
export const resolveProperty: GraphQLFieldResolver<unknown, ShopContext> = (parent, _args, _context, info) => {
  const value: unknown =
    typeof parent === 'object' && parent !== null ? Reflect.get(parent, info.fieldName) : undefined;
  if (value === undefined) throw new FieldNotEmulatedError(info.parentType.name, info.fieldName);
  return value;
};
