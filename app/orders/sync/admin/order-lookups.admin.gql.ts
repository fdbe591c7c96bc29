/** Finds which of the given orders still exist, with the customer of each. */
export const ORDER_OWNERS_QUERY = `#graphql
  query OrderOwners($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on Order {
        id
        customer {
          id
        }
      }
    }
  }
` as const;

export const ACCESS_SCOPES_QUERY = `#graphql
  query AccessScopes {
    currentAppInstallation {
      accessScopes {
        handle
      }
    }
  }
` as const;

/** Changed orders, the least recently changed first. */
export const CHANGED_ORDERS_QUERY = `#graphql
  query ChangedOrders($query: String, $after: String) {
    orders(first: 50, after: $after, query: $query, sortKey: UPDATED_AT) {
      nodes {
        id
        updatedAt
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;
