import {createStorefrontClient} from '@shopify/hydrogen';
import {LOCAL_CREDENTIALS} from '../../local/shop/local-credentials';

/** Sends a query and returns its data; rejects as Hydrogen does. */
export type Ask = <Data>(document: string, variables?: Record<string, unknown>) => Promise<Data>;

/**
 * Makes Hydrogen's own client of a shop: it speaks to the local one exactly as to the platform.
 *
 * @param origin - where the shop listens; the client takes a domain with a scheme as it is
 * @param apiVersion - the version to ask for
 */
export function createAsk(origin: string, apiVersion = '2026-04'): Ask {
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
    const answer: {errors?: readonly Error[]} = isMutation(document)
      ? await storefront.mutate(document, {variables})
      : await storefront.query(document, {variables, cache: storefront.CacheNone()});
    if (answer.errors?.[0]) throw answer.errors[0];
    return answer as Data;
  };
}
