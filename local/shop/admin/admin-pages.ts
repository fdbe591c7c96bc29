import {SEED_DATE} from '../../seed/seed-date';
import type {SeedPage} from '../../seed/types';
import {changeContent} from '../catalog/catalog-changes';
import {redirectsOf} from '../catalog/content-resolvers';
import {pageId} from '../catalog/ids';
import {queryList} from '../catalog/query-list';
import {pageDocument, redirectDocument} from '../catalog/search-documents';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {dateTime} from '../graphql/date-time';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type ShopContext} from '../state';
import {toHandle} from './product-input';

interface PageInput {
  readonly title: string;
  readonly handle?: string | null;
  readonly body?: string | null;
  readonly isPublished?: boolean | null;
}

interface RedirectInput {
  readonly path?: string | null;
  readonly target?: string | null;
}

type ListArgs = ConnectionArgs & {readonly query?: string | null};

const EMULATED = ['title', 'handle', 'body', 'isPublished'];

const toNode = (page: SeedPage) => ({
  __typename: 'Page' as const,
  id: pageId(page),
  handle: page.handle,
  title: page.title,
  body: page.bodyHtml,
  isPublished: true,
  createdAt: dateTime(SEED_DATE),
  updatedAt: dateTime(SEED_DATE),
});

/** `pageCreate`: only published pages are emulated. */
function createPage(_root: unknown, {page: input}: {readonly page: PageInput}, {state}: ShopContext) {
  const unknown = Object.keys(input).find((key) => !EMULATED.includes(key));
  if (unknown !== undefined) throw new FieldNotEmulatedError('PageCreateInput', unknown);
  if (input.isPublished === false) throw new FieldNotEmulatedError('PageCreateInput', 'isPublished false');
  const refuse = (code: string, field: string, message: string) => ({
    page: null,
    userErrors: [{code, field: ['page', field], message}],
  });
  const title = input.title.trim();
  if (!title) return refuse('BLANK', 'title', "Title can't be blank");
  const handle = input.handle ?? toHandle(title);
  const {pages} = state.seed;
  if (pages.some((page) => page.handle === handle)) return refuse('TAKEN', 'handle', 'Handle has already been taken');
  const page = {number: nextNumber(state), handle, title, bodyHtml: input.body ?? '', seoDescription: ''};
  changeContent(state, {pages: [...pages, page]});
  return {page: toNode(page), userErrors: []};
}

function deletePage(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
  const {pages} = state.seed;
  const left = pages.filter((page) => pageId(page) !== id);
  if (left.length === pages.length) {
    const error = {code: 'NOT_FOUND', field: ['id'], message: 'Page does not exist'};
    return {deletedPageId: null, userErrors: [error]};
  }
  changeContent(state, {pages: left});
  return {deletedPageId: id, userErrors: []};
}

function createRedirect(_root: unknown, args: {readonly urlRedirect: RedirectInput}, {state}: ShopContext) {
  const {path, target} = args.urlRedirect;
  const refuse = (field: string, message: string) => ({
    urlRedirect: null,
    userErrors: [{code: 'CREATE_FAILED', field: ['urlRedirect', field], message}],
  });
  if (!path) return refuse('path', "Path can't be blank");
  if (!target) return refuse('target', "Target can't be blank");
  const {urlRedirects} = state.seed;
  if (urlRedirects.some((each) => each.path === path)) return refuse('path', 'Path has already been taken');
  const created = {number: nextNumber(state), path, target};
  changeContent(state, {urlRedirects: [...urlRedirects, created]});
  return {urlRedirect: redirectsOf(state.seed).find((each) => each.path === path), userErrors: []};
}

function deleteRedirect(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
  const found = redirectsOf(state.seed).find((each) => each.id === id);
  if (!found) {
    const error = {code: 'DOES_NOT_EXIST', field: ['id'], message: 'Redirect does not exist'};
    return {deletedUrlRedirectId: null, userErrors: [error]};
  }
  changeContent(state, {urlRedirects: state.seed.urlRedirects.filter(({path}) => path !== found.path)});
  return {deletedUrlRedirectId: id, userErrors: []};
}

/** The Admin API resolvers of pages and redirects. */
export const pageResolvers: ResolverMap = {
  QueryRoot: {
    pages: (_root: unknown, args: ListArgs, {state}: ShopContext) =>
      connection(queryList(state.seed.pages, args.query, pageDocument, state).map(toNode), args, ({id}) => id),
    urlRedirects: (_root: unknown, args: ListArgs, {state}: ShopContext) =>
      connection(queryList(redirectsOf(state.seed), args.query, redirectDocument, state), args, ({id}) => id),
  },
  Mutation: {
    pageCreate: createPage,
    pageDelete: deletePage,
    urlRedirectCreate: createRedirect,
    urlRedirectDelete: deleteRedirect,
  },
};
