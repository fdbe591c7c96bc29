/** A page of the lines of one fulfillment order. */
export const PACKING_LINES_QUERY = `#graphql
  query StaffPackingLines($id: ID!, $after: String) {
    fulfillmentOrder(id: $id) {
      lineItems(first: 100, after: $after) {
        nodes {
          id
          productTitle
          variantTitle
          sku
          remainingQuantity
          lineItem {
            lineItemGroup { title quantity }
          }
          variant {
            barcode
            product { id }
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
