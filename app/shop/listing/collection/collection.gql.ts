import {PRODUCT_CARD_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

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

/** One page of a collection in its default order. */
export const COLLECTION_PAGE_QUERY = `#graphql
  query CollectionPage(
    $handle: String!
    $first: Int
    $last: Int
    $after: String
    $before: String
    $withTags: Boolean = true
  ) {
    collection(handle: $handle) {
      handle
      title
      description
      seo {
        description
      }
      products(first: $first, last: $last, after: $after, before: $before, sortKey: COLLECTION_DEFAULT) {
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
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
