/**
 * The fulfillment orders of an order, for the replica and the fulfillment panel, which show the same ones. The page sizes
 * respect the limit of 1,000 points per query: twenty fulfillment orders of thirty lines cost 660.
 */
export const FULFILLMENT_ORDERS_FRAGMENT = `#graphql
  fragment OrderFulfillmentOrders on Order {
    id
    fulfillmentOrders(first: 20) {
      nodes {
        id
        status
        createdAt
        deliveryMethod {
          methodType
        }
        fulfillmentHolds {
          reason
        }
        lineItems(first: 30) {
          nodes {
            id
            productTitle
            totalQuantity
          }
          pageInfo {
            hasNextPage
            endCursor
          }
        }
      }
    }
  }
` as const;

/** The lines of a fulfillment order beyond the first page. */
export const FULFILLMENT_ORDER_LINES_QUERY = `#graphql
  query FulfillmentOrderLines($id: ID!, $after: String!) {
    fulfillmentOrder(id: $id) {
      lineItems(first: 100, after: $after) {
        nodes {
          id
          productTitle
          variantTitle
          totalQuantity
          remainingQuantity
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
  }
` as const;

export const FULFILLMENT_ORDERS_QUERY = `#graphql
  query FulfillmentOrders($id: ID!) {
    order(id: $id) {
      ...OrderFulfillmentOrders
    }
  }
  ${FULFILLMENT_ORDERS_FRAGMENT}
` as const;

/** The fulfillment orders of the order that the given one belongs to. */
export const FULFILLMENT_ORDER_SIBLINGS_QUERY = `#graphql
  query FulfillmentOrderSiblings($id: ID!) {
    fulfillmentOrder(id: $id) {
      order {
        ...OrderFulfillmentOrders
      }
    }
  }
  ${FULFILLMENT_ORDERS_FRAGMENT}
` as const;
