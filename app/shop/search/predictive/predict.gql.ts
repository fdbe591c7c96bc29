import {PRODUCT_CARD_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/** Suggestions while typing, up to `$limit` of each kind. Shopify accepts 1 to 10. */
export const PREDICTIVE_SEARCH_QUERY = `#graphql
  query PredictiveSearch(
    $query: String!
    $limit: Int!
    $withTags: Boolean = true
    $withPages: Boolean = true
    $withBlogs: Boolean = true
  ) {
    predictiveSearch(
      query: $query
      limit: $limit
      limitScope: EACH
      types: [PRODUCT, QUERY, COLLECTION, PAGE, ARTICLE]
      unavailableProducts: LAST
    ) {
      products {
        ...ProductCard
      }
      queries {
        text
      }
      collections {
        handle
        title
      }
      pages @include(if: $withPages) {
        handle
        title
      }
      articles @include(if: $withBlogs) {
        handle
        title
        blog {
          handle
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
