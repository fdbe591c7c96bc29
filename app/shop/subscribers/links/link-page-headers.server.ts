import type {HeadersFunction} from '@shopify/remix-oxygen';

/** Headers of pages whose URL is a secret: not cached, not indexed and not sent to other sites. */
export const linkPageHeaders: HeadersFunction = ({actionHeaders}) => {
  const headers = new Headers(actionHeaders);
  headers.set('Cache-Control', 'private, no-store');
  // With `no-referrer` the page's own form would send `Origin: null`, which the request guard refuses.
  headers.set('Referrer-Policy', 'same-origin');
  headers.set('X-Robots-Tag', 'noindex');
  return headers;
};
