export const SUBSCRIPTIONS_QUERY = `#graphql
  query StoreSubscriptions($after: String) {
    page: webhookSubscriptions(first: 100, after: $after) {
      nodes { id topic uri filter }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const SUBSCRIPTION_DELETE_MUTATION = `#graphql
  mutation StoreSubscriptionDelete($id: ID!) {
    payload: webhookSubscriptionDelete(id: $id) { userErrors { field message } }
  }
` as const;
