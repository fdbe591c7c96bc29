export const SIGNED_IN_ACCOUNT_QUERY = `#graphql
  query SignedInAccount {
    customer {
      id
      firstName
      lastName
      emailAddress {
        emailAddress
      }
    }
  }
` as const;
