import {PRODUCT_CARD_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/** One page of the product list and the tags for its filters. */
export const PRODUCT_LIST_QUERY = `#graphql
  query ProductList(
    $query: String!
    $sortKey: ProductSortKeys!
    $reverse: Boolean!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $withTags: Boolean = true
  ) {
    products(
      query: $query
      sortKey: $sortKey
      reverse: $reverse
      first: $first
      last: $last
      after: $after
      before: $before
    ) {
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      nodes {
        ...ProductCard
      }
    }
    productTags(first: 250) @include(if: $withTags) {
      nodes
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;

/** Counts up to 250 products: the Storefront API has no count for product lists. */
export const PRODUCT_COUNT_QUERY = `#graphql
  query ProductCount($query: String!) {
    products(query: $query, first: 250) {
      pageInfo {
        hasNextPage
      }
      nodes {
        id
      }
    }
  }
` as const;
