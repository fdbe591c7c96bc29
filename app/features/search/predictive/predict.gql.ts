import {PRODUCT_CARD_FRAGMENT} from '~/features/catalog/shelf/product-card.gql';

/** What the shop suggests while somebody types: so many of each kind. The platform takes 1 to 10. */
export const PREDICTIVE_SEARCH_QUERY = `#graphql
  query PredictiveSearch(
    $query: String!
    $limit: Int!
    $withTags: Boolean = true
    $withPages: Boolean = true
  ) {
    predictiveSearch(
      query: $query
      limit: $limit
      limitScope: EACH
      types: [PRODUCT, QUERY, COLLECTION, PAGE]
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
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
