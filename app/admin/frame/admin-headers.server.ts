import type {HeadersFunction} from '@shopify/remix-oxygen';

/** Headers of all admin pages: never stored, never indexed. Remix drops those of an action unless they are passed on. */
export const adminHeaders: HeadersFunction = ({actionHeaders, loaderHeaders}) => {
  const headers = new Headers(loaderHeaders);
  for (const [name, value] of actionHeaders) headers.set(name, value);
  headers.set('Cache-Control', 'private, no-store');
  headers.set('X-Robots-Tag', 'noindex');
  return headers;
};
