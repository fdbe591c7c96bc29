const FEED_VARIANT_FRAGMENT = `#graphql
  fragment FeedVariant on ProductVariant {
    id
    title
    sku
    availableForSale
    currentlyNotInStock
    shipsOn: metafield(namespace: "custom", key: "ships_on") {
      value
    }
    price {
      amount
      currencyCode
    }
    compareAtPrice {
      amount
      currencyCode
    }
    image {
      url
    }
    selectedOptions {
      name
      value
    }
    product {
      handle
    }
  }
` as const;

/** One page of all products, for lists that machines read. */
export const PRODUCT_FEED_QUERY = `#graphql
  query ProductFeed($first: Int!, $after: String) {
    products(first: $first, after: $after, sortKey: ID) {
      pageInfo {
        hasNextPage
        endCursor
      }
      nodes {
        id
        handle
        title
        description
        vendor
        productType
        shipsOn: metafield(namespace: "custom", key: "ships_on") {
          value
        }
        images(first: 5) {
          nodes {
            url
          }
        }
        options {
          name
          optionValues {
            name
          }
        }
        variants(first: 10) {
          pageInfo {
            hasNextPage
            endCursor
          }
          nodes {
            ...FeedVariant
          }
        }
      }
    }
  }
  ${FEED_VARIANT_FRAGMENT}
` as const;

/** The variants of a product beyond its first ones. */
export const FEED_VARIANTS_QUERY = `#graphql
  query FeedVariants($id: ID!, $after: String) {
    product(id: $id) {
      variants(first: 250, after: $after) {
        pageInfo {
          hasNextPage
          endCursor
        }
        nodes {
          ...FeedVariant
        }
      }
    }
  }
  ${FEED_VARIANT_FRAGMENT}
` as const;
