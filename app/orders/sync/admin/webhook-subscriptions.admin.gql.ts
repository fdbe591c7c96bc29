export const WEBHOOK_SUBSCRIPTIONS_QUERY = `#graphql
  query WebhookSubscriptions($after: String) {
    webhookSubscriptions(first: 100, after: $after) {
      nodes {
        id
        topic
        uri
        filter
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
` as const;

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

export const WEBHOOK_SUBSCRIPTION_UPDATE_MUTATION = `#graphql
  mutation WebhookSubscriptionUpdate($id: ID!, $filter: String) {
    webhookSubscriptionUpdate(id: $id, webhookSubscription: {filter: $filter}) {
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

export const WEBHOOK_SUBSCRIPTION_DELETE_MUTATION = `#graphql
  mutation WebhookSubscriptionDelete($id: ID!) {
    webhookSubscriptionDelete(id: $id) {
      deletedWebhookSubscriptionId
      userErrors {
        field
        message
      }
    }
  }
` as const;
