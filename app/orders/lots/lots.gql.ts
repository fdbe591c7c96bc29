/** The lots that the merchant changed last. A separate query: stores may deny access to metaobjects. */
export const LOTS_QUERY = `#graphql
  query Lots($withMetaobjects: Boolean = true) {
    lots: metaobjects(type: "lot", first: 250, sortKey: "updated_at", reverse: true) @include(if: $withMetaobjects) {
      nodes {
        ...LotSummary
      }
    }
  }
  fragment LotSummary on Metaobject {
    number: field(key: "number") {
      value
    }
    driedOn: field(key: "dried_on") {
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
            id
            handle
            title
          }
        }
      }
    }
  }
` as const;
