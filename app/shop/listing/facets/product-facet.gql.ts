/** A filter that the merchant offers, with the number of products of each value. */
export const PRODUCT_FACET_FRAGMENT = `#graphql
  fragment ProductFacet on Filter {
    label
    type
    values {
      label
      count
      input
      swatch {
        color
        image {
          previewImage {
            url
          }
        }
      }
    }
  }
` as const;
