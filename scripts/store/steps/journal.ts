import {z} from 'zod';
import {escapeHtml} from '../../../local/seed/escape-html';
import type {SeedArticle, SeedBlog} from '../../../local/seed/types';
import {toPlainText} from '../../../local/shop/catalog/to-plain-text';
import {createNode} from '../create-node';
import {listAll} from '../list-all';
import {sendMutation} from '../send-mutation';
import type {SetupContext} from '../setup-context';
import type {Found, SetupItem, SetupStep} from '../setup-item';
import {findPictures} from '../store-files';
import {findWantedProducts} from '../store-products';
import {InUseError} from '../user-errors';
import {
  ARTICLE_CREATE_MUTATION,
  ARTICLE_DELETE_MUTATION,
  ARTICLES_QUERY,
  BLOG_CREATE_MUTATION,
  BLOG_DELETE_MUTATION,
  BLOGS_QUERY,
} from './journal.admin.gql';

const BlogSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  articlesCount: z.object({count: z.number()}).nullable(),
});
const ArticleSchema = z.object({
  id: z.string(),
  handle: z.string(),
  title: z.string(),
  body: z.string(),
  summary: z.string().nullable(),
  tags: z.array(z.string()),
  author: z.object({name: z.string()}).nullable(),
  blog: z.object({handle: z.string()}),
  image: z.object({altText: z.string().nullable()}).nullable(),
  related: z.object({value: z.string()}).nullable(),
});
type StoreArticle = z.infer<typeof ArticleSchema>;

/** What articles refer to. */
interface Known {
  /** The ids of blogs by handle; those that the step creates are added. */
  readonly blogIds: Map<string, string>;
  /** The ids of products by handle. */
  readonly productIds: ReadonlyMap<string, string>;
  /** The addresses of pictures by name. */
  readonly pictures: ReadonlyMap<string, string>;
}

const toFoundBlog = ({id, title}: z.infer<typeof BlogSchema>): Found => ({id, facts: {title}});

/** Shopify deletes the articles with their blog, so that one with articles stays. */
async function removeEmptyBlog({admin}: SetupContext, {id}: Found): Promise<void> {
  const blogs = await listAll(admin, BLOGS_QUERY, BlogSchema);
  const count = blogs.find((blog) => blog.id === id)?.articlesCount?.count ?? 0;
  if (count > 0) throw new InUseError('there are articles in it');
  await sendMutation(admin, BLOG_DELETE_MUTATION, {id});
}

function toBlogItem(
  context: SetupContext,
  {handle, title}: SeedBlog,
  found: Found | null,
  {blogIds}: Known,
): SetupItem {
  return {
    key: `blog:${handle}`,
    wanted: {title},
    found,
    async create() {
      // The storefront neither shows nor accepts comments.
      const blog = {handle, title, commentPolicy: 'CLOSED'};
      const created = await createNode(context.admin, BLOG_CREATE_MUTATION, {blog}, BlogSchema);
      blogIds.set(handle, created.id);
      return toFoundBlog(created);
    },
    remove: (blog) => removeEmptyBlog(context, blog),
  };
}

const nameOf = ({author}: SeedArticle): string => `${author.firstName} ${author.lastName}`;

function toFoundArticle(article: StoreArticle, {productIds}: Known): Found {
  const handles = new Map([...productIds].map(([handle, id]) => [id, handle] as const));
  const ids = article.related ? (JSON.parse(article.related.value) as string[]) : [];
  return {
    id: article.id,
    facts: {
      title: article.title,
      text: toPlainText(article.body),
      excerpt: toPlainText(article.summary ?? ''),
      tags: [...article.tags].sort(),
      author: article.author?.name ?? null,
      pictureText: article.image?.altText ?? null,
      relatedProducts: ids.map((id) => handles.get(id) ?? id),
    },
  };
}

function toRequest(article: SeedArticle, related: readonly string[], blogHandle: string, known: Known) {
  const {handle, title, excerpt, bodyHtml, tags, publishedAt, picture} = article;
  const ids = related.flatMap((each) => known.productIds.get(each) ?? []);
  const metafield = {namespace: 'journal', key: 'related_products', type: 'list.product_reference'};
  return {
    ...{handle, title, tags, body: bodyHtml, isPublished: true, publishDate: publishedAt},
    blogId: known.blogIds.get(blogHandle),
    author: {name: nameOf(article)},
    ...(excerpt && {summary: `<p>${escapeHtml(excerpt)}</p>`}),
    ...(picture && {image: {url: known.pictures.get(picture.file), altText: picture.altText}}),
    ...(ids.length > 0 && {metafields: [{...metafield, value: JSON.stringify(ids)}]}),
  };
}

function toArticleItem(
  {admin, wanted}: SetupContext,
  {article, blog}: {readonly article: SeedArticle; readonly blog: SeedBlog},
  stored: StoreArticle | undefined,
  known: Known,
): SetupItem {
  const {handle, title, bodyHtml, excerpt, tags, picture} = article;
  const related = (article.relatedProducts ?? []).flatMap(
    (id) => wanted.products.find(({catalogId}) => catalogId === id)?.handle ?? [],
  );
  const missing = [
    ...related.filter((each) => !known.productIds.has(each)).map((each) => `the product ${each}`),
    ...(picture && !known.pictures.has(picture.file) ? [`the file ${picture.file}`] : []),
  ];
  return {
    key: `article:${blog.handle}/${handle}`,
    wanted: {
      ...{title, excerpt, tags: [...tags].sort(), text: toPlainText(bodyHtml), author: nameOf(article)},
      ...{pictureText: picture?.altText ?? null, relatedProducts: related},
    },
    found: stored ? toFoundArticle(stored, known) : null,
    ...(missing.length > 0 && {waitsFor: missing.join(', ')}),
    async create() {
      const input = toRequest(article, related, blog.handle, known);
      return toFoundArticle(await createNode(admin, ARTICLE_CREATE_MUTATION, {article: input}, ArticleSchema), known);
    },
    remove: ({id}) => sendMutation(admin, ARTICLE_DELETE_MUTATION, {id}),
  };
}

async function findKnown(context: SetupContext, blogs: readonly z.infer<typeof BlogSchema>[]): Promise<Known> {
  const products = await findWantedProducts(context);
  return {
    blogIds: new Map(blogs.map(({handle, id}) => [handle, id])),
    productIds: new Map([...products].map(([handle, {id}]) => [handle, id])),
    pictures: await findPictures(context.admin),
  };
}

export const createJournalStep = (context: SetupContext): SetupStep => ({
  name: 'journal',
  title: 'Blogs and articles',
  async load() {
    const {admin, wanted} = context;
    const blogs = await listAll(admin, BLOGS_QUERY, BlogSchema);
    const articles = await listAll(admin, ARTICLES_QUERY, ArticleSchema);
    const known = await findKnown(context, blogs);
    return wanted.blogs.flatMap((blog) => {
      const stored = blogs.find(({handle}) => handle === blog.handle);
      return [
        toBlogItem(context, blog, stored ? toFoundBlog(stored) : null, known),
        ...blog.articles.map((article) => {
          const same = articles.find((each) => each.blog.handle === blog.handle && each.handle === article.handle);
          return toArticleItem(context, {article, blog}, same, known);
        }),
      ];
    });
  },
});
