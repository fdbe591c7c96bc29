import type {ShopContext} from '../state';

/** @returns the identity server's own address; the platform's is `https://shopify.com/authentication/{shop id}`. */
export const issuerOf = ({state, config}: ShopContext): string =>
  `${config.accountsOrigin}/authentication/${state.seed.shop.number}`;

/**
 * Hydrogen forces https into the addresses it wants people sent back to, and nothing on this machine speaks it.
 *
 * @param uri - any text
 * @returns the address with the storefront's scheme; null when it is not the storefront's
 */
export function toStorefrontAddress(uri: string | null, {config}: ShopContext): URL | null {
  if (uri === null || !URL.canParse(uri)) return null;
  const url = new URL(uri);
  const storefront = new URL(config.storefrontOrigin);
  const isHttp = url.protocol === 'https:' || url.protocol === 'http:';
  if (!isHttp || url.host !== storefront.host || url.username || url.password) return null;
  return new URL(url.pathname + url.search, storefront);
}
