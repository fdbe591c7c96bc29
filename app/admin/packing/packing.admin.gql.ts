/** The lines of one fulfillment order, as many as staff can send in one form. */
export const PACKING_LINES_QUERY = `#graphql
  query StaffPackingLines($id: ID!) {
    fulfillmentOrder(id: $id) {
      lineItems(first: 30) {
        nodes {
          id
          productTitle
          variantTitle
          sku
          remainingQuantity
          variant {
            barcode
            product { id }
          }
        }
      }
    }
  }
` as const;
