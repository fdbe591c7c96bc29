import {toDayView} from '~/core/day-view';
import type {ArticleCardFragment, ArticleQuery} from '../../../storefrontapi.generated';
import {shorten} from '~/shop/catalog/model/shorten';
import {toPicture} from '~/shop/catalog/model/to-gallery';
import {toProductCards} from '~/shop/catalog/model/to-product-cards';
import {toPlainText} from '~/shop/content/page/to-plain-text';
import {articlePath, blogPath} from './journal-path';
import type {ArticleCardView, ArticleView} from './journal-view';
import {countWords, readingMinutes} from './reading-time';

/** An article in Shopify's format, as its page queries it. */
export type ArticleSource = NonNullable<NonNullable<ArticleQuery['blog']>['articleByHandle']>;

const EXCERPT_MAX = 200;
const MAX_MORE = 3;

const oneLine = (text: string) => text.replace(/\s+/g, ' ').trim();

/** Converts an article to a card. @param blog the handle of its blog */
export function toArticleCard(article: ArticleCardFragment, blog: string): ArticleCardView {
  const {handle, title, publishedAt, excerpt, content, image} = article;
  return {
    path: articlePath(blog, handle),
    title,
    image: toPicture(image),
    excerpt: oneLine(excerpt ?? '') || shorten(oneLine(content), EXCERPT_MAX),
    published: toDayView(publishedAt),
    readingMinutes: readingMinutes(content),
  };
}

/** Converts an article. @param sanitize returns HTML without anything that could do harm */
export function toArticle(source: ArticleSource, sanitize: (html: string) => string): ArticleView {
  const {title, blog, tags, seo, handle} = source;
  const card = toArticleCard(source, blog.handle);
  const html = sanitize(source.contentHtml);
  const wordCount = countWords(toPlainText(html.replaceAll('<', ' <')));
  return {
    ...card,
    blog: {handle: blog.handle, title: blog.title, path: blogPath(blog.handle)},
    html,
    wordCount,
    author: toAuthor(source.authorV2),
    tags: tags.map((name) => ({name, path: blogPath(blog.handle, {tag: name})})),
    seoTitle: seo?.title || title,
    seoDescription: seo?.description || card.excerpt,
    products: toProductCards(getProducts(source)),
    more: blog.articles.nodes
      .filter((other) => other.handle !== handle)
      .slice(0, MAX_MORE)
      .map((other) => toArticleCard(other, blog.handle)),
  };
}

function toAuthor(author: ArticleSource['authorV2']) {
  const name = oneLine(author?.name ?? '');
  return name === '' ? null : {name, bio: oneLine(author?.bio ?? '')};
}

const getProducts = ({related}: ArticleSource) =>
  (related?.references?.nodes ?? []).flatMap((node) => ('handle' in node ? [node] : []));
