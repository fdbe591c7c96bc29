import {PRODUCT_CARD_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/** The bundles of the merchant's collection, and tagged bundles for stores without it. */
export const BUNDLE_SHELF_QUERY = `#graphql
  query BundleShelf($first: Int!, $withTags: Boolean = true) {
    placed: collection(handle: "bundles") {
      products(first: $first) {
        pageInfo {
          hasNextPage
        }
        nodes {
          ...ProductCard
        }
      }
    }
    tagged: products(first: $first, query: "tag:bundle") {
      pageInfo {
        hasNextPage
      }
      nodes {
        ...ProductCard
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
