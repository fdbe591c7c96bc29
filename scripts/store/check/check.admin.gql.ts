export const CHECKED_PRODUCTS_QUERY = `#graphql
  query CheckedProducts($after: String) {
    page: products(first: 25, after: $after) {
      nodes {
        id
        handle
        status
        metafields(first: 50) { nodes { namespace key type value } }
      }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

/** Customers without the level of protected customer data that includes names are denied. */
export const CHECKED_NAMES_QUERY = `#graphql
  query CheckedNames {
    customers(first: 1) { nodes { firstName } }
  }
` as const;

export const CHECKED_COLLECTIONS_QUERY = `#graphql
  query CheckedCollections($after: String) {
    page: collections(first: 50, after: $after) {
      nodes { id handle }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;
