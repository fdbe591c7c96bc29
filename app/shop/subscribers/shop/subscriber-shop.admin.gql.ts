export const SUBSCRIBER_CODE_QUERY = `#graphql
  query SubscriberCode($code: String!) {
    codeDiscountNodeByCode(code: $code) {
      id
    }
  }
` as const;

export const SUBSCRIBER_CODE_CREATE_MUTATION = `#graphql
  mutation SubscriberCodeCreate($discount: DiscountCodeBasicInput!) {
    discountCodeBasicCreate(basicCodeDiscount: $discount) {
      codeDiscountNode {
        id
      }
      userErrors {
        field
        code
        message
      }
    }
  }
` as const;

/** Finds the customer with an address. Shopify may match an address that is only similar. */
export const SUBSCRIBER_CUSTOMER_QUERY = `#graphql
  query SubscriberCustomer($email: String!) {
    customerByIdentifier(identifier: {emailAddress: $email}) {
      id
      defaultEmailAddress {
        emailAddress
      }
    }
  }
` as const;

/** Creates a customer with marketing consent and without a password. */
export const SUBSCRIBER_CUSTOMER_CREATE_MUTATION = `#graphql
  mutation SubscriberCustomerCreate($input: CustomerInput!) {
    customerCreate(input: $input) {
      customer {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
` as const;

export const SUBSCRIBER_CONSENT_UPDATE_MUTATION = `#graphql
  mutation SubscriberConsentUpdate($input: CustomerEmailMarketingConsentUpdateInput!) {
    customerEmailMarketingConsentUpdate(input: $input) {
      customer {
        id
      }
      userErrors {
        field
        message
      }
    }
  }
` as const;
