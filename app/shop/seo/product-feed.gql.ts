/** One page of all products, for lists that machines read. */
export const PRODUCT_FEED_QUERY = `#graphql
  query ProductFeed($first: Int!, $after: String) {
    products(first: $first, after: $after, sortKey: ID) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        handle
        title
        description
        vendor
        productType
        availableForSale
        images(first: 5) {
          nodes {
            url
          }
        }
        selectedOrFirstAvailableVariant {
          id
          sku
          price {
            amount
            currencyCode
          }
          compareAtPrice {
            amount
            currencyCode
          }
        }
      }
    }
  }
` as const;
