import {redirect} from '@shopify/remix-oxygen';
import type {AppContext} from '~/platform/context.server';
import {orUnavailable} from '~/platform/http.server';
import {readGuessed} from '~/platform/limits/read-limits.server';
import {MAX_HANDLE_LENGTH} from '~/shop/catalog/names/require-by-name.server';
import {findJournal} from './find-journal.server';
import {ARTICLE_QUERY} from './journal.gql';
import {articlePath} from './journal-path';
import type {ArticleView} from './journal-view';
import {createArticleSanitizer} from './sanitize-article.server';
import {toArticle} from './to-article';

type Context = Pick<AppContext, 'storefront' | 'report' | 'reference' | 'config'>;

interface ArticleHandles {
  readonly blog: string;
  readonly article: string;
}

/**
 * Finds the article of a URL.
 * @param typed the handles in the URL, in any case
 * @param search the query, which a redirect keeps
 * @throws Response 301 to the canonical URL if a handle is spelled otherwise, 404 if there is no such article, or the store
 *   denies its content, 503 when Shopify does not respond
 */
export async function requireArticle(context: Context, typed: ArticleHandles, search: string): Promise<ArticleView> {
  const handles = {blog: typed.blog.toLowerCase(), article: typed.article.toLowerCase()};
  const isTooLong = Object.values(handles).some(({length}) => length > MAX_HANDLE_LENGTH);
  const source = isTooLong ? null : await findArticle(context, handles).catch(orUnavailable(context));
  if (!source) throw new Response(null, {status: 404});
  if (handles.blog !== typed.blog || handles.article !== typed.article)
    throw redirect(articlePath(handles.blog, handles.article) + search, 301);
  return toArticle(source, createArticleSanitizer(context.config));
}

async function findArticle({storefront}: Pick<Context, 'storefront'>, handles: ArticleHandles) {
  const response = await readGuessed(
    (isListed) =>
      storefront.query(ARTICLE_QUERY, {variables: {...handles}, cache: isListed ? 'catalog' : 'guessed-handle'}),
    async () => {
      const {articles} = await findJournal(storefront, 'short');
      return articles.some(({blog, handle}) => blog === handles.blog && handle === handles.article);
    },
  );
  return response?.blog?.articleByHandle ?? null;
}
