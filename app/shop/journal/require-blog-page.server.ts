import {redirect} from '@shopify/remix-oxygen';
import {z} from 'zod';
import type {AppContext} from '~/platform/context.server';
import {orUnavailable} from '~/platform/http.server';
import {MAX_HANDLE_LENGTH} from '~/shop/catalog/names/require-by-name.server';
import {parseCursor} from '~/shop/listing/paging/parse-cursor.server';
import {findBlogPage} from './find-blog-page.server';
import {blogPath, TAG_PARAM} from './journal-path';
import type {BlogView} from './journal-view';

/** Shopify's longest tag. */
const Tag = z.string().trim().min(1).max(255).nullable().catch(null);

type Context = Pick<AppContext, 'storefront' | 'report' | 'reference'>;

/**
 * Finds the page of a blog for a URL.
 * @param typed the handle in the URL, in any case
 * @param params untrusted query of the URL
 * @throws Response 301 to the canonical URL if the handle is spelled otherwise, 404 if there is no such blog, 503 when
 *   Shopify does not respond
 */
export async function requireBlogPage(context: Context, typed: string, params: URLSearchParams): Promise<BlogView> {
  const handle = typed.toLowerCase();
  if (handle.length > MAX_HANDLE_LENGTH) throw new Response(null, {status: 404});
  const request = {handle, tag: Tag.parse(params.get(TAG_PARAM)), cursor: parseCursor(params)};
  const blog = await findBlogPage(context.storefront, request).catch(orUnavailable(context));
  if (!blog) throw new Response(null, {status: 404});
  if (handle !== typed) throw redirect(blogPath(handle) + (params.size > 0 ? `?${params.toString()}` : ''), 301);
  return blog;
}
