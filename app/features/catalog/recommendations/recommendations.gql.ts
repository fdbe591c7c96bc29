import {PRODUCT_CARD_FRAGMENT} from '../shelf/product-card.gql';

/** What the shop itself recommends beside a product. */
export const PRODUCT_RECOMMENDATIONS_QUERY = `#graphql
  query ProductRecommendations($handle: String!, $withTags: Boolean = true) {
    productRecommendations(productHandle: $handle) {
      ...ProductCard
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** The first products of the collection that the merchant keeps for popular dishes. */
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
