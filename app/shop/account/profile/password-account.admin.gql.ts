/** The state of a customer, which shows whether they may have a password, and their address. */
export const PASSWORD_ACCOUNT_QUERY = `#graphql
  query PasswordAccount($id: ID!) {
    customer(id: $id) {
      state
      defaultEmailAddress {
        emailAddress
      }
    }
  }
` as const;
