import {ORDER_LINES_FRAGMENT} from './order-lines.admin.gql';

/** One order with its amounts, payments and fulfillments. Pages of lines are small, because a query may cost 1,000 points. */
export const ORDER_SNAPSHOT_QUERY = `#graphql
  query OrderSnapshot($id: ID!) {
    order(id: $id) {
      id
      name
      email
      createdAt
      updatedAt
      cancelledAt
      closedAt
      displayFinancialStatus
      displayFulfillmentStatus
      currencyCode
      sourceName
      test
      taxesIncluded
      statusPageUrl
      note
      tags
      customAttributes {
        key
        value
      }
      risk {
        recommendation
      }
      customer {
        id
      }
      totalDiscountsSet {
        ...ShopMoney
      }
      totalShippingPriceSet {
        ...ShopMoney
      }
      totalTaxSet {
        ...ShopMoney
      }
      totalPriceSet {
        ...ShopMoney
      }
      originalTotalDutiesSet {
        ...ShopMoney
      }
      originalTotalAdditionalFeesSet {
        ...ShopMoney
      }
      totalTipReceivedSet {
        ...ShopMoney
      }
      currentSubtotalPriceSet {
        ...ShopMoney
      }
      currentShippingPriceSet {
        ...ShopMoney
      }
      currentTotalTaxSet {
        ...ShopMoney
      }
      currentTotalDutiesSet {
        ...ShopMoney
      }
      currentTotalAdditionalFeesSet {
        ...ShopMoney
      }
      currentTotalPriceSet {
        ...ShopMoney
      }
      shippingAddress {
        firstName
        lastName
        address1
        address2
        city
        province
        zip
        country
        phone
      }
      lineItems(first: 30) {
        ...OrderLines
      }
      shippingLines(first: 5) {
        nodes {
          title
          discountAllocations {
            ...AllocatedDiscount
          }
        }
      }
      fulfillments(first: 20) {
        id
        status
        displayStatus
        createdAt
        updatedAt
        inTransitAt
        deliveredAt
        estimatedDeliveryAt
        trackingInfo(first: 10) {
          company
          number
          url
        }
        fulfillmentLineItems(first: 10) {
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
      transactions(first: 20) {
        id
        kind
        status
        gateway
        receiptJson
        amountSet {
          ...ShopMoney
        }
        authorizationCode
        paymentId
        processedAt
        createdAt
      }
      refunds(first: 20) {
        id
        createdAt
        transactions(first: 3) {
          nodes {
            kind
            status
            amountSet {
              ...ShopMoney
            }
          }
        }
      }
    }
  }
  ${ORDER_LINES_FRAGMENT}
` as const;
