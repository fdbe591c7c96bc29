/** The fields of a customer in the list. All but the id may be denied; names are read in parts, because `displayName` is never null. */
const LISTED_CUSTOMER_FRAGMENT = `#graphql
  fragment ListedCustomer on Customer {
    id
    firstName
    lastName
    defaultEmailAddress {
      emailAddress
    }
    state
    numberOfOrders
    createdAt
  }
` as const;

/** One page of customers, the newest first. */
export const STAFF_CUSTOMERS_QUERY = `#graphql
  query StaffCustomers($first: Int!, $after: String, $query: String) {
    customers(first: $first, after: $after, query: $query, sortKey: CREATED_AT, reverse: true) {
      nodes {
        ...ListedCustomer
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${LISTED_CUSTOMER_FRAGMENT}
` as const;

export const STAFF_CUSTOMER_QUERY = `#graphql
  query StaffCustomer($id: ID!) {
    customer(id: $id) {
      ...ListedCustomer
      phone
      note
      tags
      verifiedEmail
      amountSpent {
        amount
        currencyCode
      }
    }
  }
  ${LISTED_CUSTOMER_FRAGMENT}
` as const;

/** Consent to marketing and addresses. Separate, because a store that denies them returns no customer at all. */
export const STAFF_CUSTOMER_ADDRESSES_QUERY = `#graphql
  query StaffCustomerAddresses($id: ID!, $first: Int!) {
    customer(id: $id) {
      defaultEmailAddress {
        marketingState
        marketingUpdatedAt
      }
      addressesV2(first: $first) {
        nodes {
          id
          formatted(withName: true, withCompany: true)
          phone
        }
      }
    }
  }
` as const;

export const STAFF_ACCOUNT_QUERY = `#graphql
  query StaffCustomerAccount($id: ID!) {
    customer(id: $id) {
      id
      state
    }
  }
` as const;

/** Mails the link that activates an account. */
export const STAFF_INVITE_MUTATION = `#graphql
  mutation StaffCustomerInvite($customerId: ID!) {
    customerSendAccountInviteEmail(customerId: $customerId) {
      userErrors {
        message
      }
    }
  }
` as const;
