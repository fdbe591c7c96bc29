/** What of an order can be refunded, and what Shopify suggests for some of its items. */
export const STAFF_REFUND_STATE_QUERY = `#graphql
  query StaffRefundState($id: ID!, $refundLineItems: [RefundLineItemInput!]!, $refundShipping: Boolean!) {
    order(id: $id) {
      currencyCode
      presentmentCurrencyCode
      refunds(first: 50) {
        id
        totalRefundedSet { shopMoney { amount } }
      }
      lineItems(first: 250) {
        nodes { id title variantTitle refundableQuantity unfulfilledQuantity }
      }
      fulfillmentOrders(first: 1) {
        nodes { assignedLocation { location { id } } }
      }
      suggestedRefund(refundLineItems: $refundLineItems, refundShipping: $refundShipping) {
        amountSet { shopMoney { amount } }
        maximumRefundableSet { shopMoney { amount } }
        subtotalSet { shopMoney { amount } }
        totalTaxSet { shopMoney { amount } }
        shipping {
          amountSet { shopMoney { amount } }
          maximumRefundableSet { shopMoney { amount } }
        }
        suggestedTransactions {
          gateway
          amountSet { shopMoney { amount } }
          parentTransaction { id }
        }
      }
    }
  }
` as const;

/** Shopify answers a repeated key with the refund that it created, and creates no second one. */
export const STAFF_REFUND_MUTATION = `#graphql
  mutation StaffRefund($input: RefundInput!, $key: String!) {
    refundCreate(input: $input) @idempotent(key: $key) {
      refund { id }
      userErrors { message }
    }
  }
` as const;
