import type {LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {publicFileHeaders} from '~/platform/public-file-headers.server';

const PRIVATE_PATHS = ['/admin', '/cart', '/account', '/order'];

/** Keeps crawlers away from pages of one person or of staff. The beginning `/order` covers the lists of orders too. */
export function loader({context}: LoaderFunctionArgs) {
  const lines = [
    'User-agent: *',
    ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`),
    '',
    `Sitemap: ${context.config.PUBLIC_ORIGIN}/sitemap.xml`,
    '',
  ];
  return new Response(lines.join('\n'), {headers: publicFileHeaders('text/plain')});
}
