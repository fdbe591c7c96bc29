/** A separate query: a store that denies access to metaobjects still has the rest of the page. */
export const FOUNDERS_QUERY = `#graphql
  query Founders {
    metaobjects(type: "founder", first: 20) {
      nodes {
        ...Founder
      }
    }
  }
  fragment Founder on Metaobject {
    handle
    name: field(key: "name") {
      value
    }
    role: field(key: "role") {
      value
    }
    shortText: field(key: "short_text") {
      value
    }
    longText: field(key: "long_text") {
      value
    }
    position: field(key: "position") {
      value
    }
    portrait: field(key: "portrait") {
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
` as const;

/** The picture at the top of the about page: that of the merchant's most popular products. */
export const ABOUT_PICTURE_QUERY = `#graphql
  query AboutPicture {
    collection(handle: "most-popular") {
      image {
        url
        altText
        width
        height
      }
    }
  }
` as const;
