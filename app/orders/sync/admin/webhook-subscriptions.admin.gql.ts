/** This app's webhook subscriptions. */
export const WEBHOOK_SUBSCRIPTIONS_QUERY = `#graphql
  query WebhookSubscriptions($after: String) {
    webhookSubscriptions(first: 100, after: $after) {
      nodes {
        topic
        uri
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

/** Subscribes to one topic. */
export const WEBHOOK_SUBSCRIPTION_CREATE_MUTATION = `#graphql
  mutation WebhookSubscriptionCreate($topic: WebhookSubscriptionTopic!, $uri: String!, $filter: String) {
    webhookSubscriptionCreate(topic: $topic, webhookSubscription: {uri: $uri, format: JSON, filter: $filter}) {
      webhookSubscription {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
` as const;
