import {PRODUCT_CARD_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/**
 * What a search without results needs, in one call: the titles of the products that are bought most, up to Shopify's limit of a page,
 * and the first products of the merchant's collection of popular products.
 */
export const SEARCH_FALLBACK_QUERY = `#graphql
  query SearchFallback($withTags: Boolean = true) {
    products(first: 250, sortKey: BEST_SELLING) {
      nodes {
        title
      }
    }
    collection(handle: "most-popular") {
      products(first: 4) {
        nodes {
          ...ProductCard
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
