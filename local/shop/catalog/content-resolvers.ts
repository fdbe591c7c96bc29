import type {
  QueryRootPageArgs,
  QueryRootPagesArgs,
  QueryRootUrlRedirectsArgs,
} from 'schema-2026-04/storefront-api-types';
import {SEED_DATE} from '../../seed/seed-date';
import type {Seed} from '../../seed/types';
import {connection} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {gid} from '../graphql/gid';
import type {ResolverMap} from '../graphql/schema';
import type {ShopContext, ShopState} from '../state';
import {findByIdOrHandle} from './find-by-id-or-handle';
import {pageId, policyId} from './ids';
import {noMetafields} from './metafields';
import {toPageNode, type PageNode, type PolicyNode} from './nodes';
import {queryList} from './query-list';
import {pageDocument, redirectDocument} from './search-documents';
import {toPlainText} from './to-plain-text';
import {truncate} from './truncate';

const SUMMARY_CHARACTERS = 150;
const FIRST_REDIRECT = 400_000_000_000;

const summaryOf = (html: string) => truncate(toPlainText(html), SUMMARY_CHARACTERS);

function findPage(args: QueryRootPageArgs, {seed}: ShopState): PageNode | null {
  const page = findByIdOrHandle(seed.pages, args, pageId);
  return page && toPageNode(page);
}

function pagesPage(args: QueryRootPagesArgs, {state}: ShopContext) {
  const found = queryList(state.seed.pages, args.query, pageDocument, state, args.sortKey === 'RELEVANCE');
  if (args.sortKey === 'TITLE') found.sort((left, right) => left.title.localeCompare(right.title, 'en'));
  return connection(
    found.map((page) => toPageNode(page)),
    args,
    ({page}) => pageId(page),
  );
}

export const redirectsOf = ({urlRedirects}: Seed) =>
  urlRedirects.map(({path, target, number}, index) => ({
    __typename: 'UrlRedirect' as const,
    id: gid('UrlRedirect', FIRST_REDIRECT + (number ?? index)),
    path,
    target,
  }));

function redirectsPage(args: QueryRootUrlRedirectsArgs, {state}: ShopContext) {
  return connection(queryList(redirectsOf(state.seed), args.query, redirectDocument, state), args, ({id}) => id);
}

export const contentResolvers: ResolverMap = {
  QueryRoot: {
    page: (_root, args: QueryRootPageArgs, {state}: ShopContext) => findPage(args, state),
    pageByHandle: (_root, args: {handle: string}, {state}: ShopContext) => findPage(args, state),
    pages: (_root, args: QueryRootPagesArgs, context: ShopContext) => pagesPage(args, context),
    urlRedirects: (_root, args: QueryRootUrlRedirectsArgs, context: ShopContext) => redirectsPage(args, context),
  },
  Page: {
    ...noMetafields,
    id: ({page}: PageNode) => pageId(page),
    handle: ({page}: PageNode) => page.handle,
    title: ({page}: PageNode) => page.title,
    body: ({page}: PageNode) => page.bodyHtml,
    bodySummary: ({page}: PageNode) => summaryOf(page.bodyHtml),
    seo: ({page}: PageNode) => ({title: null, description: page.seoDescription}),
    onlineStoreUrl: () => null,
    createdAt: () => dateTime(SEED_DATE),
    updatedAt: () => dateTime(SEED_DATE),
  },
  ShopPolicy: {
    id: ({policy}: PolicyNode) => policyId(policy),
    handle: ({policy}: PolicyNode) => policy.handle,
    title: ({policy}: PolicyNode) => policy.title,
    body: ({policy}: PolicyNode) => policy.bodyHtml,
    url: ({policy}: PolicyNode, _args: unknown, {config}: ShopContext) =>
      `${config.storefrontOrigin}/policies/${policy.handle}`,
  },
};
