import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gunzipSync} from 'node:zlib';
import {buildClientSchema, buildSchema, type GraphQLSchema, type IntrospectionQuery} from 'graphql';
import {z} from 'zod';

/** The APIs of Shopify that documents are sent to. */
export type Api = 'admin' | 'customer' | 'storefront';

const FILES = {storefront: 'storefront.schema.json', customer: 'customer-account.schema.json'} as const;
const PackageSchema = z.object({version: z.string()});
/** Releases of Hydrogen's packages are named after the version of the API: 2026.4.4 has that of 2026-04. */
const RELEASE = /^(\d{4})\.(\d{1,2})\./;

function versionOf(folder: string): string | null {
  const file = path.join(folder, 'package.json');
  if (!existsSync(file)) return null;
  const [, year, month] = RELEASE.exec(PackageSchema.parse(JSON.parse(readFileSync(file, 'utf8'))).version) ?? [];
  return year && month ? `${year}-${month.padStart(2, '0')}` : null;
}

/** Returns the packages with published schemas, by the version of the API. */
export function findSchemaPackages(modules = 'node_modules'): ReadonlyMap<string, string> {
  const names = readdirSync(modules).filter((name) => name.startsWith('schema-'));
  const folders = [...names, '@shopify/hydrogen-react', '@shopify/hydrogen'].map((name) => path.join(modules, name));
  const found = new Map<string, string>();
  for (const folder of folders) {
    const version = versionOf(folder);
    if (version && !found.has(version) && existsSync(path.join(folder, FILES.storefront))) found.set(version, folder);
  }
  return found;
}

function readIntrospection(file: string): GraphQLSchema {
  const json = JSON.parse(readFileSync(file, 'utf8')) as IntrospectionQuery & {data?: IntrospectionQuery};
  return buildClientSchema(json.data ?? json);
}

/** Returns the schema of a version, or null if nothing installed has it. Packages lack that of the Admin API. */
export function readSchema(api: Api, version: string, packages = findSchemaPackages()): GraphQLSchema | null {
  if (api === 'admin') {
    const file = `local/shop/admin/admin-${version}.graphql.gz`;
    if (!existsSync(file)) return null;
    return buildSchema(gunzipSync(readFileSync(file)).toString(), {assumeValid: true, assumeValidSDL: true});
  }
  const folder = packages.get(version);
  return folder === undefined ? null : readIntrospection(path.join(folder, FILES[api]));
}
