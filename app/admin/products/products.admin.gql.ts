/** One page of the product list, and which products are featured. */
export const LISTED_PRODUCTS_QUERY = `#graphql
  query AdminProducts($first: Int!, $after: String, $query: String) {
    products(first: $first, after: $after, query: $query, sortKey: TITLE) {
      nodes {
        id
        title
        status
        tags
        totalInventory
        tracksInventory
        priceRangeV2 {
          minVariantPrice {
            amount
            currencyCode
          }
        }
        variants(first: 1) {
          nodes {
            price
            compareAtPrice
          }
        }
        badge: metafield(namespace: "catalog", key: "badge") {
          value
        }
        featuredMedia {
          preview {
            image {
              url
              width
              height
            }
          }
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    featured: collectionByIdentifier(identifier: {handle: "featured"}) {
      products(first: 50) {
        nodes {
          id
        }
      }
    }
  }
` as const;

export const FOUND_PRODUCTS_QUERY = `#graphql
  query AdminFoundProducts($first: Int!, $query: String) {
    products(first: $first, query: $query, sortKey: TITLE) {
      nodes {
        id
        title
        status
        tags
      }
    }
  }
` as const;
