import {parse} from 'graphql';
import {readBuildRoutes} from './build-routes';
import {ROUTE_ACCESS} from './route-access';
import type {Visitor} from './visitor';

export interface CrawledPage {
  readonly path: string;
  readonly status: number;
  readonly headers: string;
  readonly body: string;
}

const dataPathOf = (path: string): string => {
  const [pathname = '', search] = path.split('?');
  return (pathname === '/' ? '/_root' : pathname) + '.data' + (search === undefined ? '' : `?${search}`);
};

/** Returns a path of every readable route of the build, and the given paths. */
export const readableAddresses = (more: readonly string[] = []): readonly string[] => [
  ...readBuildRoutes().flatMap(({id}) => ROUTE_ACCESS[id]?.path ?? []),
  ...more,
];

/** Requests every path sequentially as a document, as data and by HEAD. */
export async function crawl(visitor: Visitor, addresses: readonly string[]): Promise<readonly CrawledPage[]> {
  const pages: CrawledPage[] = [];
  for (const address of addresses) {
    for (const path of [address, dataPathOf(address)]) {
      const response = await visitor.get(path);
      const headers = JSON.stringify([...response.headers]);
      pages.push({path, status: response.status, headers, body: await response.text()});
    }
    await visitor.head(address);
  }
  return pages;
}

const modules = import.meta.glob<Record<string, unknown>>('../../app/**/*.gql.ts', {eager: true});

/** Names of every mutation that the storefront can send: its own documents, and those of Hydrogen's cart. */
const OWN_MUTATIONS = new Set(
  Object.values(modules)
    .flatMap((exported) => Object.entries(exported))
    .filter(([name]) => name.endsWith('_MUTATION'))
    .flatMap(([, document]) => parse(String(document)).definitions)
    .flatMap((definition) =>
      definition.kind === 'OperationDefinition' && definition.operation === 'mutation' ? [definition.name?.value] : [],
    ),
);

/** Returns whether an operation in Shopify's log is a mutation. */
export const isMutation = (operation: string): boolean =>
  OWN_MUTATIONS.has(operation) || /^cart(?!Query)/i.test(operation);
