/** What only Shopify knows of an order. Personal fields and the risk may be denied. */
export const STAFF_ORDER_DETAILS_QUERY = `#graphql
  fragment DetailAmount on MoneyBag {
    shopMoney {
      amount
      currencyCode
    }
  }
  query StaffOrderDetails($id: ID!) {
    order(id: $id) {
      email
      phone
      tags
      totalReceivedSet {
        ...DetailAmount
      }
      totalCapturableSet {
        ...DetailAmount
      }
      totalRefundedSet {
        ...DetailAmount
      }
      netPaymentSet {
        ...DetailAmount
      }
      totalOutstandingSet {
        ...DetailAmount
      }
      refunds(first: 20) {
        id
        createdAt
        note
        totalRefundedSet {
          ...DetailAmount
        }
      }
      risk {
        recommendation
        assessments {
          facts {
            description
            sentiment
          }
        }
      }
      customer {
        id
        firstName
        lastName
        defaultEmailAddress {
          emailAddress
        }
        phone
        numberOfOrders
      }
    }
  }
` as const;
