import {PRODUCT_CARD_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';
import {PRODUCT_FACET_FRAGMENT} from '~/shop/listing/facets/product-facet.gql';

/** One page of results with their filters. The last word matches as a prefix. */
export const PRODUCT_SEARCH_QUERY = `#graphql
  query ProductSearch(
    $query: String!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $sortKey: SearchSortKeys!
    $reverse: Boolean!
    $productFilters: [ProductFilter!]!
    $withTags: Boolean = true
  ) {
    search(
      query: $query
      first: $first
      last: $last
      after: $after
      before: $before
      sortKey: $sortKey
      reverse: $reverse
      productFilters: $productFilters
      types: [PRODUCT]
      prefix: LAST
    ) {
      totalCount
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      nodes {
        __typename
        ...ProductCard
      }
      productFilters {
        ...ProductFacet
      }
    }
  }
  ${PRODUCT_FACET_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
` as const;
