import {PRODUCT_CARD_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';
import {PRODUCT_FACET_FRAGMENT} from '../facets/product-facet.gql';

/** All collection handles; needed only after a visitor has guessed too many handles. */
export const COLLECTION_HANDLES_QUERY = `#graphql
  query CollectionHandles {
    collections(first: 250) {
      nodes {
        handle
      }
    }
  }
` as const;

/** One page of a collection, its filters, and up to 250 of its products for their number. */
export const COLLECTION_PAGE_QUERY = `#graphql
  query CollectionPage(
    $handle: String!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $sortKey: ProductCollectionSortKeys!
    $reverse: Boolean!
    $filters: [ProductFilter!]!
    $withTags: Boolean = true
  ) {
    collection(handle: $handle) {
      handle
      title
      description
      seo {
        description
      }
      products(
        first: $first
        last: $last
        after: $after
        before: $before
        sortKey: $sortKey
        reverse: $reverse
        filters: $filters
      ) {
        filters {
          ...ProductFacet
        }
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
      counted: products(first: 250, filters: $filters) {
        pageInfo {
          hasNextPage
        }
        nodes {
          id
        }
      }
    }
  }
  ${PRODUCT_FACET_FRAGMENT}
  ${PRODUCT_CARD_FRAGMENT}
` as const;
