const SUBSCRIPTION_FRAGMENT = `#graphql
  fragment SubscriptionMoney on MoneyV2 { amount currencyCode }
  fragment Subscription on SubscriptionContract {
    id status appEligibleForCustomerActions
    deliveryPolicy { interval intervalCount { count } }
    deliveryPrice { ...SubscriptionMoney }
    lines(first: 50) {
      nodes {
        id name quantity
        currentPrice { ...SubscriptionMoney }
        lineDiscountedPrice { ...SubscriptionMoney }
        image { url altText width height }
      }
    }
    upcomingBillingCycles(first: 6) {
      nodes { cycleIndex skipped billingAttemptExpectedDate }
    }
  }
` as const;

export const SUBSCRIPTIONS_QUERY = `#graphql
  query Subscriptions($first: Int!, $after: String) {
    customer {
      subscriptionContracts(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {
        nodes { ...Subscription }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${SUBSCRIPTION_FRAGMENT}
` as const;

export const SUBSCRIPTION_QUERY = `#graphql
  query OneSubscription($id: ID!) {
    customer {
      subscriptionContract(id: $id) { ...Subscription }
    }
  }
  ${SUBSCRIPTION_FRAGMENT}
` as const;

/** Shows whether a customer has any. */
export const HAS_SUBSCRIPTIONS_QUERY = `#graphql
  query HasSubscriptions {
    customer {
      subscriptionContracts(first: 1) { nodes { id } }
    }
  }
` as const;

export const SUBSCRIPTION_PAUSE_MUTATION = `#graphql
  mutation SubscriptionPause($id: ID!) {
    subscriptionContractPause(subscriptionContractId: $id) { userErrors { code field message } }
  }
` as const;

export const SUBSCRIPTION_RESUME_MUTATION = `#graphql
  mutation SubscriptionResume($id: ID!) {
    subscriptionContractActivate(subscriptionContractId: $id) { userErrors { code field message } }
  }
` as const;

export const SUBSCRIPTION_CANCEL_MUTATION = `#graphql
  mutation SubscriptionCancel($id: ID!) {
    subscriptionContractCancel(subscriptionContractId: $id) { userErrors { code field message } }
  }
` as const;

export const SUBSCRIPTION_SKIP_MUTATION = `#graphql
  mutation SubscriptionSkip($id: ID!, $cycle: Int!) {
    subscriptionBillingCycleSkip(billingCycleInput: {contractId: $id, selector: {index: $cycle}}) {
      userErrors { code field message }
    }
  }
` as const;

export const SUBSCRIPTION_UNSKIP_MUTATION = `#graphql
  mutation SubscriptionUnskip($id: ID!, $cycle: Int!) {
    subscriptionBillingCycleUnskip(billingCycleInput: {contractId: $id, selector: {index: $cycle}}) {
      userErrors { code field message }
    }
  }
` as const;
