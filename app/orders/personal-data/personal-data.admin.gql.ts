/** What Shopify holds about a customer and an app may read. */
export const PERSONAL_DATA_QUERY = `#graphql
  query PersonalData($id: ID!, $first: Int!) {
    customer(id: $id) {
      id
      firstName
      lastName
      phone
      state
      createdAt
      updatedAt
      numberOfOrders
      amountSpent {
        amount
        currencyCode
      }
      defaultEmailAddress {
        emailAddress
        marketingState
        marketingUpdatedAt
      }
      addressesV2(first: $first) {
        nodes {
          firstName
          lastName
          company
          address1
          address2
          city
          province
          zip
          country
          phone
        }
      }
    }
  }
` as const;

/** Whose address it is: Shopify refuses a taken one without a code. */
export const EMAIL_OWNER_QUERY = `#graphql
  query EmailOwner($email: String!) {
    customerByIdentifier(identifier: {emailAddress: $email}) {
      id
    }
  }
` as const;

export const EMAIL_UPDATE_MUTATION = `#graphql
  mutation EmailUpdate($id: ID!, $email: String!) {
    customerUpdate(input: {id: $id, email: $email}) {
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

/** Needs the access scope `write_customer_data_erasure`. */
export const CUSTOMER_ERASURE_MUTATION = `#graphql
  mutation CustomerErasure($id: ID!) {
    customerRequestDataErasure(customerId: $id) {
      customerId
      userErrors {
        code
        message
      }
    }
  }
` as const;
