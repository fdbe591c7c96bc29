import {ORDER_LINES_FRAGMENT} from './order-lines.admin.gql';

/** The line items of an order beyond the first page. */
export const ORDER_LINES_QUERY = `#graphql
  query OrderLines($id: ID!, $after: String!) {
    order(id: $id) {
      lineItems(first: 30, after: $after) {
        ...OrderLines
      }
    }
  }
  ${ORDER_LINES_FRAGMENT}
` as const;

/** The contents of a parcel beyond the first page. */
export const PARCEL_LINES_QUERY = `#graphql
  query ParcelLines($id: ID!, $after: String!) {
    fulfillment(id: $id) {
      fulfillmentLineItems(first: 100, after: $after) {
        nodes {
          quantity
          lineItem {
            id
          }
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
` as const;
