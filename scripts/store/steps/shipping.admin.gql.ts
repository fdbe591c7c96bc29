const SETUP_DELIVERY_PROFILE_FRAGMENT = `#graphql
  fragment SetupDeliveryProfile on DeliveryProfile {
    id
    profileLocationGroups {
      locationGroup { id }
      locationGroupZones(first: 10) {
        nodes {
          zone { id countries { code { countryCode } } }
          methodDefinitions(first: 10) {
            nodes {
              id
              name
              active
              rateProvider {
                __typename
                ... on DeliveryRateDefinition { price { amount } }
              }
              methodConditions {
                field
                operator
                conditionCriteria {
                  __typename
                  ... on MoneyV2 { amount }
                }
              }
            }
          }
        }
      }
    }
  }
` as const;

export const DELIVERY_PROFILES_QUERY = `#graphql
  query StoreDeliveryProfiles($after: String) {
    page: deliveryProfiles(first: 50, after: $after) {
      nodes { id default }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

/** One profile alone: with several at once it would cost more than Shopify allows. */
export const DELIVERY_PROFILE_QUERY = `#graphql
  query StoreDeliveryProfile($id: ID!) {
    profile: deliveryProfile(id: $id) { ...SetupDeliveryProfile }
  }
  ${SETUP_DELIVERY_PROFILE_FRAGMENT}
` as const;

export const DELIVERY_PROFILE_UPDATE_MUTATION = `#graphql
  mutation StoreDeliveryProfileUpdate($id: ID!, $profile: DeliveryProfileInput!) {
    payload: deliveryProfileUpdate(id: $id, profile: $profile) {
      node: profile { ...SetupDeliveryProfile }
      userErrors { field message }
    }
  }
  ${SETUP_DELIVERY_PROFILE_FRAGMENT}
` as const;
