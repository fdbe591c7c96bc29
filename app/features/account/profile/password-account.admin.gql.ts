/** Whether a customer may have a password, and the address that it belongs to. */
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
