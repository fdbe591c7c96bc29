import type {SeedArticle, SeedBlog} from '../../seed/types';
import {changeContent} from '../catalog/catalog-changes';
import {blogId} from '../catalog/ids';
import {toArticleNode} from '../catalog/nodes';
import {toPlainText} from '../catalog/to-plain-text';
import {FieldNotEmulatedError, type ResolverMap} from '../graphql/schema';
import {nextNumber, type ShopContext, type ShopState} from '../state';
import {findAnyProduct} from './find-product';
import {toArticle} from './journal-nodes';
import {toHandle} from './product-input';
import {requireKnownFields} from './require-known-fields';

interface MetafieldInput {
  readonly namespace?: string | null;
  readonly key?: string | null;
  readonly type?: string | null;
  readonly value?: string | null;
}

interface ArticleInput {
  readonly title: string;
  readonly author: {readonly name?: string | null; readonly userId?: string | null};
  readonly blogId?: string | null;
  readonly handle?: string | null;
  readonly body?: string | null;
  readonly summary?: string | null;
  readonly tags?: readonly string[] | null;
  readonly isPublished?: boolean | null;
  readonly publishDate?: string | null;
  readonly image?: {readonly url?: string | null; readonly altText?: string | null} | null;
  readonly metafields?: readonly MetafieldInput[] | null;
}

interface UserError {
  readonly code: string;
  readonly field: readonly string[];
  readonly message: string;
}

const ARTICLE_FIELDS = [
  ...['title', 'author', 'blogId', 'handle', 'body', 'summary', 'tags', 'isPublished', 'publishDate', 'image'],
  'metafields',
];
const RELATED_PRODUCTS = 'journal.related_products';

/** The shop has its own pictures: one is found by the name at the end of its address. */
function pictureOf({image}: ArticleInput, {seed}: ShopState): SeedArticle['picture'] | null {
  const name = new URL(image?.url ?? '').pathname.split('/').at(-1);
  const media = seed.files?.find((each) => each.isReady && each.media.file === name)?.media;
  if (media?.kind !== 'image') return null;
  const {file, width, height} = media;
  return {file, altText: image?.altText ?? '', width, height};
}

function problemsOf(input: ArticleInput, blog: SeedBlog | undefined, {state}: ShopContext): UserError[] {
  const problem = (code: string, field: string, message: string) => [{code, field: ['article', field], message}];
  const {title, author, handle, image, isPublished, publishDate} = input;
  if (!input.blogId)
    return problem('BLOG_REFERENCE_REQUIRED', 'blogId', 'Must reference or create a blog when creating an article.');
  if (!blog) return problem('NOT_FOUND', 'blogId', 'Must reference an existing blog.');
  if (!author.name?.trim())
    return problem(
      'AUTHOR_FIELD_REQUIRED',
      'author',
      "Can't create an article author if both author name and user ID are blank.",
    );
  const isFuture = publishDate !== undefined && publishDate !== null && new Date(publishDate) > state.clock();
  return [
    ...(title.trim() ? [] : problem('BLANK', 'title', "Title can't be blank")),
    ...(blog.articles.some((each) => each.handle === (handle ?? toHandle(title)))
      ? problem('TAKEN', 'handle', 'Handle has already been taken')
      : []),
    ...(isPublished && isFuture
      ? problem(
          'INVALID_PUBLISH_DATE',
          'isPublished',
          "Can't set isPublished to true and also set a future publish date.",
        )
      : []),
    ...(image && !(URL.canParse(image.url ?? '') && pictureOf(input, state))
      ? problem('UPLOAD_FAILED', 'image', 'Image upload failed.')
      : []),
  ];
}

/** Returns the catalog ids of the products that the metafield refers to. */
function relatedProducts({metafields}: ArticleInput, state: ShopState): readonly string[] | undefined {
  const [metafield, ...others] = metafields ?? [];
  if (!metafield) return undefined;
  const name = `${metafield.namespace}.${metafield.key}`;
  if (others.length > 0 || name !== RELATED_PRODUCTS)
    throw new FieldNotEmulatedError('ArticleCreateInput', `metafields other than ${RELATED_PRODUCTS}`);
  const ids = JSON.parse(metafield.value ?? '[]') as readonly string[];
  return ids.flatMap((id) => findAnyProduct(state, id)?.catalogId ?? []);
}

/** `articleCreate`: only published articles of an author who is known by name are emulated. */
function createArticle(
  _root: unknown,
  args: {readonly article: ArticleInput; readonly blog?: object | null},
  context: ShopContext,
) {
  const {article: input} = args;
  const {state} = context;
  requireKnownFields('ArticleCreateInput', input, ARTICLE_FIELDS);
  if (args.blog) throw new FieldNotEmulatedError('Mutation', 'articleCreate with a new blog');
  if (input.author.userId) throw new FieldNotEmulatedError('AuthorInput', 'userId');
  if (input.isPublished === false) throw new FieldNotEmulatedError('ArticleCreateInput', 'isPublished false');
  const {blogs} = state.seed;
  const blog = blogs.find((each) => blogId(each) === input.blogId);
  const userErrors = problemsOf(input, blog, context);
  if (userErrors.length > 0 || !blog) return {article: null, userErrors};
  const [firstName = '', ...names] = (input.author.name ?? '').trim().split(' ');
  const related = relatedProducts(input, state);
  const article: SeedArticle = {
    number: nextNumber(state),
    handle: input.handle ?? toHandle(input.title),
    title: input.title.trim(),
    author: {firstName, lastName: names.join(' '), email: '', bio: ''},
    publishedAt: input.publishDate ?? state.clock().toISOString(),
    tags: input.tags ?? [],
    excerpt: toPlainText(input.summary ?? ''),
    bodyHtml: input.body ?? '',
    seoDescription: '',
    ...(input.image && {picture: pictureOf(input, state) ?? undefined}),
    ...(related && {relatedProducts: related}),
  };
  const changed = {...blog, articles: [...blog.articles, article]};
  changeContent(state, {blogs: blogs.map((each) => (each === blog ? changed : each))});
  return {
    article: toArticle(toArticleNode(article, changed), context),
    userErrors,
  };
}

export const articleCreation: ResolverMap = {Mutation: {articleCreate: createArticle}};
