import type {SeedBlog} from '../../seed/types';
import {changeContent} from '../catalog/catalog-changes';
import {articleId, blogId} from '../catalog/ids';
import {toArticleNodes} from '../catalog/nodes';
import {connection, type ConnectionArgs} from '../graphql/connection';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type ShopContext} from '../state';
import {toArticle, toBlog, type ArticleAdminNode} from './journal-nodes';
import {toHandle} from './product-input';
import {requireKnownFields} from './require-known-fields';

interface BlogInput {
  readonly title: string;
  readonly handle?: string | null;
  readonly commentPolicy?: 'AUTO_PUBLISHED' | 'CLOSED' | 'MODERATED' | null;
}

type ListArgs = ConnectionArgs & {readonly query?: string | null};

const BLOG_FIELDS = ['title', 'handle', 'commentPolicy'];
const RELATED_PRODUCTS = 'journal.related_products';

function refuseQuery(field: string, {query}: ListArgs): void {
  if (query) throw new FieldNotEmulatedError('QueryRoot', `${field} with a query`);
}

function createBlog(_root: unknown, {blog: input}: {readonly blog: BlogInput}, {state}: ShopContext) {
  requireKnownFields('BlogCreateInput', input, BLOG_FIELDS);
  if ((input.commentPolicy ?? 'CLOSED') !== 'CLOSED')
    throw new FieldNotEmulatedError('BlogCreateInput', `commentPolicy ${input.commentPolicy}`);
  const refuse = (field: string, message: string) => ({
    blog: null,
    userErrors: [{code: 'INVALID', field: ['blog', field], message}],
  });
  const title = input.title.trim();
  if (!title) return refuse('title', "Title can't be blank");
  const handle = input.handle ?? toHandle(title);
  const {blogs} = state.seed;
  if (blogs.some((each) => each.handle === handle)) return refuse('handle', 'Handle has already been taken');
  const blog: SeedBlog = {number: nextNumber(state), handle, title, seoDescription: '', articles: []};
  changeContent(state, {blogs: [...blogs, blog]});
  return {blog: toBlog(blog), userErrors: []};
}

/** Deletes the articles of the blog too, as Shopify does. */
function deleteBlog(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
  const {blogs} = state.seed;
  const left = blogs.filter((blog) => blogId(blog) !== id);
  if (left.length === blogs.length) {
    const error = {code: 'NOT_FOUND', field: ['id'], message: 'Blog does not exist'};
    return {deletedBlogId: null, userErrors: [error]};
  }
  changeContent(state, {blogs: left});
  return {deletedBlogId: id, userErrors: []};
}

function deleteArticle(_root: unknown, {id}: {readonly id: string}, {state}: ShopContext) {
  const {blogs} = state.seed;
  const found = toArticleNodes(blogs).find(({article}) => articleId(article) === id);
  if (!found) {
    const error = {code: 'NOT_FOUND', field: ['id'], message: 'Article does not exist'};
    return {deletedArticleId: null, userErrors: [error]};
  }
  const left = found.blog.articles.filter((each) => each !== found.article);
  changeContent(state, {blogs: blogs.map((each) => (each === found.blog ? {...each, articles: left} : each))});
  return {deletedArticleId: id, userErrors: []};
}

function metafieldOf({id, relatedProducts: value}: ArticleAdminNode, args: {namespace?: string | null; key: string}) {
  const name = `${args.namespace}.${args.key}`;
  if (name !== RELATED_PRODUCTS) throw new FieldNotEmulatedError('Article', `metafield ${name}`);
  if (value === undefined) return null;
  return {__typename: 'Metafield' as const, id: `${id}/${name}`, ...args, type: 'list.product_reference', value};
}

/** The Admin API resolvers of blogs and articles. */
export const journalResolvers: ResolverMap = {
  QueryRoot: {
    blogs(_root: unknown, args: ListArgs, {state}: ShopContext) {
      refuseQuery('blogs', args);
      return connection(state.seed.blogs.map(toBlog), args, ({id}) => id);
    },
    articles(_root: unknown, args: ListArgs, context: ShopContext) {
      refuseQuery('articles', args);
      const nodes = toArticleNodes(context.state.seed.blogs).map((node) => toArticle(node, context));
      return connection(nodes, args, ({id}) => id);
    },
  },
  Article: {metafield: metafieldOf},
  Mutation: {
    blogCreate: createBlog,
    blogDelete: deleteBlog,
    articleDelete: deleteArticle,
  },
};
