/** The merchant's reels. A separate query: stores may deny access to metaobjects. */
export const REELS_QUERY = `#graphql
  query Reels($withMetaobjects: Boolean = true) {
    reels: metaobjects(type: "reel", first: 12) @include(if: $withMetaobjects) {
      nodes {
        handle
        title: field(key: "title") {
          value
        }
        url: field(key: "url") {
          value
        }
        poster: field(key: "poster") {
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
