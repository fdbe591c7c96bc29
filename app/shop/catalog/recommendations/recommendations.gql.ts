import {PRODUCT_CARD_FRAGMENT} from '../shelf/product-card.gql';

export const PRODUCT_RECOMMENDATIONS_QUERY = `#graphql
  query ProductRecommendations($handle: String!, $withTags: Boolean = true) {
    productRecommendations(productHandle: $handle) {
      ...ProductCard
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** The first products of the merchant's collection of popular products. */
export const POPULAR_PRODUCTS_QUERY = `#graphql
  query PopularProducts($withTags: Boolean = true) {
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
