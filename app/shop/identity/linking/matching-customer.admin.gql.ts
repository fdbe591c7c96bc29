/** Finds a customer by address. Shopify may match an address that is only similar. */
export const SHOP_CUSTOMER_QUERY = `#graphql
  query ShopCustomer($email: String!) {
    customerByIdentifier(identifier: {emailAddress: $email}) {
      id
      state
      verifiedEmail
      defaultEmailAddress {
        emailAddress
      }
    }
  }
` as const;

/** Creates a customer without a password, which only the owner of the mailbox can set. */
export const SHOP_CUSTOMER_CREATE_MUTATION = `#graphql
  mutation ShopCustomerCreate($input: CustomerInput!) {
    customerCreate(input: $input) {
      customer {
        id
        state
        verifiedEmail
        defaultEmailAddress {
          emailAddress
        }
      }
      userErrors {
        field
        message
      }
    }
  }
` as const;
