import type {HeadersFunction} from '@shopify/remix-oxygen';

const PRIVATE = {'Cache-Control': 'private, no-store'};

/** Remix drops the headers of an action unless the route passes them on. */
const withActionHeaders =
  (own: Readonly<Record<string, string>>): HeadersFunction =>
  ({actionHeaders}) => {
    const headers = new Headers(actionHeaders);
    for (const [name, value] of Object.entries(own)) headers.set(name, value);
    return headers;
  };

/** Headers of pages with personal data or sign-in forms. */
export const privatePageHeaders = withActionHeaders(PRIVATE);

/**
 * Headers of pages whose URL is a secret: not cached, not indexed and not sent to other sites. With
 * `no-referrer` the page's own form would send `Origin: null`, which the request guard refuses.
 */
export const secretPageHeaders = withActionHeaders({
  ...PRIVATE,
  'Referrer-Policy': 'same-origin',
  'X-Robots-Tag': 'noindex',
});
