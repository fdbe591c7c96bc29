import type {ShopContext} from '../state';

/** Returns the issuer URL; Shopify's is `https://shopify.com/authentication/{shop id}`. */
export const issuerUrl = ({state, config}: ShopContext): string =>
  `${config.accountsOrigin}/authentication/${state.seed.shop.number}`;

/**
 * Converts a redirect URI to the storefront's scheme: Hydrogen forces https, which the local storefront does not serve.
 *
 * @param uri - any text
 * @returns the URL with the storefront's scheme, or null if it is not the storefront's
 */
export function toStorefrontAddress(uri: string | null, {config}: ShopContext): URL | null {
  if (uri === null || !URL.canParse(uri)) return null;
  const url = new URL(uri);
  const storefront = new URL(config.storefrontOrigin);
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isHttp || url.host !== storefront.host || url.username || url.password) return null;
  return new URL(url.pathname + url.search, storefront);
}
