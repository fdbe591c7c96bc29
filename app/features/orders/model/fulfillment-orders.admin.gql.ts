/**
 * The parts of an order that are each sent from one place, for the mirror and for staff alike: both show the same ones. Their
 * lines are few, because a query may cost 1,000 points at most, and twenty parts of thirty lines cost 660.
 */
export const FULFILLMENT_ORDERS_FRAGMENT = `#graphql
  fragment OrderFulfillmentOrders on Order {
    id
    fulfillmentOrders(first: 20) {
      nodes {
        id
        status
        createdAt
        lineItems(first: 30) {
          nodes {
            id
            productTitle
            totalQuantity
          }
        }
      }
    }
  }
` as const;

/** What is to be packed of an order. */
export const FULFILLMENT_ORDERS_QUERY = `#graphql
  query FulfillmentOrders($id: ID!) {
    order(id: $id) {
      ...OrderFulfillmentOrders
    }
  }
  ${FULFILLMENT_ORDERS_FRAGMENT}
` as const;

/** The same, where one of them is all that is known of the order. */
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
