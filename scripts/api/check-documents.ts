import {NoDeprecatedCustomRule, parse, validate, type GraphQLSchema} from 'graphql';
import {CommandError} from '../lib/command-error';
import type {Finding} from '../lib/findings';
import type {ApiDocument} from './list-documents';
import {findSchemaPackages, readSchema, type Api} from './published-schemas';

const APIS: readonly Api[] = ['storefront', 'customer', 'admin'];
const TITLES: Readonly<Record<Api, string>> = {
  storefront: 'Storefront API',
  customer: 'Customer Account API',
  admin: 'Admin API',
};

/** Returns what a version refuses in a document, and what it still has but will drop. */
export function checkDocument({name, file, text}: ApiDocument, schema: GraphQLSchema): Finding[] {
  const document = parse(text);
  const area = `${name} (${file})`;
  const broken = validate(schema, document).map(({message}): Finding => ({level: 'problem', area, message}));
  if (broken.length > 0) return broken;
  const deprecated = validate(schema, document, [NoDeprecatedCustomRule]);
  return [...new Set(deprecated.map(({message}) => message))].map((message) => ({level: 'warning', area, message}));
}

function howToInstall(version: string): string {
  const [year = '', month = ''] = version.split('-');
  return `npm install --save-dev schema-${version}@npm:@shopify/hydrogen-react@${year}.${Number(month)}, once it is published.`;
}

/**
 * Validates documents against another version of the APIs.
 * @throws CommandError if no installed package has the version
 */
export function checkDocuments(version: string, documents: readonly ApiDocument[]): Finding[] {
  if (!/^\d{4}-(?:01|04|07|10)$/.test(version))
    throw new CommandError(`${version || 'Nothing'} is no version.`, 'npm run api:check -- 2026-07 [--json]');
  const packages = findSchemaPackages();
  if (!packages.has(version)) {
    const known = [...packages.keys()].sort().join(', ');
    throw new CommandError(
      `No installed package has the schemas of ${version}; there are ${known}.`,
      howToInstall(version),
    );
  }
  return APIS.flatMap((api): Finding[] => {
    const own = documents.filter((document) => document.api === api);
    const schema = readSchema(api, version, packages);
    const area = TITLES[api];
    if (schema === null) {
      const message = `${own.length} documents cannot be checked: no package has this schema; Shopify's GraphiQL app does`;
      return [{level: 'warning', area, message}];
    }
    const findings = own.flatMap((document) => checkDocument(document, schema));
    const broken = new Set(findings.filter(({level}) => level === 'problem').map((finding) => finding.area)).size;
    return [...findings, {level: 'note', area, message: `${own.length - broken} of ${own.length} documents are valid`}];
  });
}
