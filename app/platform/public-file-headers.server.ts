const AN_HOUR = 'public, max-age=3600';

/**
 * Returns the headers of a file that is the same for everyone. Oxygen stores responses with its own header and `Vary`; pages
 * must not have it, because their nonce would be stored too.
 * @see https://shopify.dev/docs/storefronts/headless/hydrogen/caching/full-page-cache
 */
export const publicFileHeaders = (contentType: string) => ({
  'Content-Type': `${contentType}; charset=utf-8`,
  'Cache-Control': AN_HOUR,
  'Oxygen-Cache-Control': AN_HOUR,
  Vary: 'Accept-Encoding',
});
