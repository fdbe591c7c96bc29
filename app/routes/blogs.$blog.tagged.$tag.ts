import {redirect, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {blogPath, TAG_PARAM} from '~/shop/journal/journal-path';

/** Redirects the URL that Shopify's online store has for the articles with a tag. */
export function loader({params, request}: LoaderFunctionArgs) {
  const query = new URL(request.url).searchParams;
  query.set(TAG_PARAM, params.tag ?? '');
  return redirect(`${blogPath(params.blog?.toLowerCase() ?? '')}?${query.toString()}`, 301);
}
