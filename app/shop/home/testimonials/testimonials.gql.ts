/** The merchant's testimonials. A separate query: stores may deny access to metaobjects. */
export const TESTIMONIALS_QUERY = `#graphql
  query Testimonials($withMetaobjects: Boolean = true) {
    testimonials: metaobjects(type: "testimonial", first: 30) @include(if: $withMetaobjects) {
      nodes {
        handle
        name: field(key: "name") {
          value
        }
        review: field(key: "review") {
          value
        }
        rating: field(key: "rating") {
          value
        }
        isSample: field(key: "is_sample") {
          value
        }
        picture: field(key: "picture") {
          reference {
            ... on MediaImage {
              image {
                url
                altText
                width
                height
              }
            }
          }
        }
      }
    }
  }
` as const;
