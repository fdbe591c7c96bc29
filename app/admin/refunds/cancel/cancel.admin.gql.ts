/** Whether an order is canceled, and whether any of it has been sent. */
export const STAFF_CANCEL_STATE_QUERY = `#graphql
  query StaffCancelState($id: ID!) {
    order(id: $id) {
      cancelledAt
      fulfillments(first: 20) { status }
    }
  }
` as const;

export const STAFF_JOB_QUERY = `#graphql
  query StaffJob($id: ID!) {
    job(id: $id) { done }
  }
` as const;

/** Irreversible. Shopify cancels the order in a job, after its response. */
export const STAFF_CANCEL_MUTATION = `#graphql
  mutation StaffOrderCancel(
    $id: ID!
    $reason: OrderCancelReason!
    $restock: Boolean!
    $refundMethod: OrderCancelRefundMethodInput!
    $notify: Boolean!
  ) {
    orderCancel(orderId: $id, reason: $reason, restock: $restock, refundMethod: $refundMethod, notifyCustomer: $notify) {
      job { id }
      orderCancelUserErrors { message }
    }
  }
` as const;
