import {CATALOG_IMAGE_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/**
 * One page of the published collections. Their products are counted by up to 250 ids, since the Storefront API has no count;
 * the counts of its filters include each product once per availability of its variants.
 */
export const COLLECTION_LIST_QUERY = `#graphql
  query CollectionList($first: Int, $last: Int, $after: String, $before: String) {
    collections(first: $first, last: $last, after: $after, before: $before, sortKey: TITLE) {
      pageInfo {
        hasNextPage
        hasPreviousPage
        startCursor
        endCursor
      }
      nodes {
        handle
        title
        onlineStoreUrl
        image {
          ...CatalogImage
        }
        leading: products(first: 1) {
          nodes {
            featuredImage {
              ...CatalogImage
            }
          }
        }
        counted: products(first: 250) {
          pageInfo {
            hasNextPage
          }
          nodes {
            id
          }
        }
      }
    }
  }
  ${CATALOG_IMAGE_FRAGMENT}
` as const;
