import {createStorefrontClient} from '@shopify/hydrogen';
import {LOCAL_CREDENTIALS} from '../../local/shop/local-credentials';

/** Sends a query and returns its data; rejects as Hydrogen does. */
export type SendQuery = <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;

/**
 * Creates a function that queries a shop with Hydrogen's own client, exactly as a storefront queries Shopify.
 * @param origin the shop's origin; Hydrogen accepts a domain with a scheme
 */
export function createQuery(origin: string, apiVersion = '2026-04'): SendQuery {
  const {storefront} = createStorefrontClient({
    storeDomain: origin,
    storefrontApiVersion: apiVersion,
    publicStorefrontToken: LOCAL_CREDENTIALS.publicToken,
    privateStorefrontToken: LOCAL_CREDENTIALS.privateToken,
    i18n: {language: 'EN', country: 'US'},
    waitUntil: () => undefined,
    logErrors: false,
    storefrontHeaders: {requestGroupId: 'test', buyerIp: '203.0.113.7', buyerIpSig: null, cookie: null, purpose: null},
  });
  const isMutation = (document: string) => /^\s*(?:#graphql\s+)?mutation\b/.test(document);
  return async <Data>(document: string, variables: Record<string, unknown> = {}) => {
    const response: {errors?: readonly Error[]} = isMutation(document)
      ? await storefront.mutate(document, {variables})
      : await storefront.query(document, {variables, cache: storefront.CacheNone()});
    if (response.errors?.[0]) throw response.errors[0];
    return response as Data;
  };
}
