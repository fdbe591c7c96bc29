/** The customer of an address; the shop may find one whose address only looks alike. */
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

/** A customer without a password: nobody can have one for it before its owner asks for one by mail. */
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
