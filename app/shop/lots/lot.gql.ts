import {PRODUCT_CARD_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/** One lot with the dishes in it. */
export const LOT_QUERY = `#graphql
  query Lot($handle: String!, $withTags: Boolean = true) {
    metaobject(handle: {type: "lot", handle: $handle}) {
      number: field(key: "number") {
        value
      }
      driedOn: field(key: "dried_on") {
        value
      }
      roastedBy: field(key: "roasted_by") {
        value
      }
      spice: field(key: "spice") {
        value
      }
      origin: field(key: "origin") {
        value
      }
      verdict: field(key: "verdict") {
        value
      }
      taster: field(key: "taster") {
        value
      }
      isSample: field(key: "is_sample") {
        value
      }
      products: field(key: "products") {
        references(first: 20) {
          nodes {
            ... on Product {
              ...ProductCard
            }
          }
        }
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
