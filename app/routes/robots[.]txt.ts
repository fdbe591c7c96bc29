const PRIVATE_PATHS = ['/admin', '/cart', '/account', '/order'];

const TEXT = ['User-agent: *', ...PRIVATE_PATHS.map((path) => `Disallow: ${path}`), ''].join('\n');

/** Keeps crawlers away from pages of one person or of staff. The beginning `/order` covers the lists of orders too. */
export const loader = () =>
  new Response(TEXT, {headers: {'Content-Type': 'text/plain; charset=utf-8', 'Cache-Control': 'public, max-age=3600'}});
