import {FULFILLMENT_ORDERS_FRAGMENT} from '../model/fulfillment-orders.admin.gql';

/** The fulfillment orders for staff, with as many of the newest fulfillments as the query's cost limit allows. */
export const STAFF_FULFILLMENT_ORDERS_QUERY = `#graphql
  query StaffFulfillmentOrders($orderId: ID!) {
    order(id: $orderId) {
      ...OrderFulfillmentOrders
      fulfillmentOrders(first: 20) {
        nodes {
          fulfillmentHolds {
            id
            reasonNotes
          }
          lineItems(first: 30) {
            nodes {
              variantTitle
              remainingQuantity
            }
          }
          fulfillments(last: 4) {
            nodes {
              id
              status
              totalQuantity
              trackingInfo(first: 2) { company number url }
            }
          }
        }
      }
    }
  }
  ${FULFILLMENT_ORDERS_FRAGMENT}
` as const;

export const FULFILLMENT_CREATE_MUTATION = `#graphql
  mutation StaffFulfillmentCreate($fulfillment: FulfillmentInput!) {
    fulfillmentCreate(fulfillment: $fulfillment) {
      fulfillment { id }
      userErrors { field message }
    }
  }
` as const;

export const TRACKING_UPDATE_MUTATION = `#graphql
  mutation StaffTrackingUpdate($fulfillmentId: ID!, $tracking: FulfillmentTrackingInput!, $notify: Boolean!) {
    fulfillmentTrackingInfoUpdate(fulfillmentId: $fulfillmentId, trackingInfoInput: $tracking, notifyCustomer: $notify) {
      fulfillment { id }
      userErrors { field message }
    }
  }
` as const;

export const FULFILLMENT_ORDER_CANCEL_MUTATION = `#graphql
  mutation StaffFulfillmentOrderCancel($id: ID!) {
    fulfillmentOrderCancel(id: $id) {
      fulfillmentOrder { id }
      replacementFulfillmentOrder { id }
      userErrors { field message }
    }
  }
` as const;

export const HOLD_MUTATION = `#graphql
  mutation StaffHold($id: ID!, $hold: FulfillmentOrderHoldInput!) {
    fulfillmentOrderHold(id: $id, fulfillmentHold: $hold) {
      fulfillmentHold { id }
      userErrors { field message }
    }
  }
` as const;

export const RELEASE_HOLD_MUTATION = `#graphql
  mutation StaffReleaseHold($id: ID!, $holdIds: [ID!]) {
    fulfillmentOrderReleaseHold(id: $id, holdIds: $holdIds) {
      fulfillmentOrder { id }
      userErrors { field message }
    }
  }
` as const;
