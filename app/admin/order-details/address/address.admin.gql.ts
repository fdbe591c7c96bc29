/** Where an order goes, and whether anything of it was sent. */
export const STAFF_ORDER_ADDRESS_QUERY = `#graphql
  query StaffOrderAddress($id: ID!) {
    order(id: $id) {
      cancelledAt
      displayFulfillmentStatus
      fulfillments(first: 20) {
        status
      }
      shippingAddress {
        firstName
        lastName
        company
        address1
        address2
        city
        provinceCode
        countryCodeV2
        zip
        phone
      }
    }
  }
` as const;

/** Shopify replaces the whole address. */
export const STAFF_ORDER_ADDRESS_MUTATION = `#graphql
  mutation StaffOrderAddressUpdate($input: OrderInput!) {
    orderUpdate(input: $input) {
      userErrors {
        message
      }
    }
  }
` as const;
