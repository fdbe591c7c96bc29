/** One product with everything that its form shows. */
export const EDITED_PRODUCT_QUERY = `#graphql
  query AdminProduct($id: ID!) {
    product(id: $id) {
      id
      title
      handle
      descriptionHtml
      status
      tags
      createdAt
      updatedAt
      variantsCount {
        count
      }
      variants(first: 1) {
        nodes {
          id
          sku
          price
          compareAtPrice
        }
      }
      metafields(first: 50, namespace: "catalog") {
        nodes {
          key
          type
          value
          compareDigest
        }
      }
      featuredMedia {
        preview {
          image {
            url
            width
            height
          }
        }
      }
    }
    featured: collectionByIdentifier(identifier: {handle: "featured"}) {
      id
      products(first: 50) {
        nodes {
          id
        }
      }
    }
  }
` as const;

/** A page of what the choices of the form offer. */
export const PRODUCT_CHOICES_QUERY = `#graphql
  query AdminProductChoices($after: String) {
    products(first: 250, after: $after, sortKey: TITLE) {
      nodes {
        id
        title
        tags
        includes: metafield(namespace: "catalog", key: "includes") {
          value
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
    featured: collectionByIdentifier(identifier: {handle: "featured"}) {
      id
      products(first: 50) {
        nodes {
          id
        }
      }
    }
  }
` as const;

/** The stock of a product. Separate, because a store may not have granted the scope. */
export const EDITED_STOCK_QUERY = `#graphql
  query AdminEditedStock($id: ID!) {
    product(id: $id) {
      variants(first: 1) {
        nodes {
          inventoryItem {
            id
            tracked
            measurement {
              weight {
                value
                unit
              }
            }
            inventoryLevels(first: 2) {
              nodes {
                location {
                  id
                }
                quantities(names: ["available"]) {
                  quantity
                }
              }
            }
          }
        }
      }
    }
  }
` as const;

/** The channels that show a product. Separate, because a store may not have granted the scope. */
export const PRODUCT_CHANNELS_QUERY = `#graphql
  query AdminProductChannels($id: ID!) {
    product(id: $id) {
      resourcePublicationsV2(first: 50) {
        nodes {
          publication {
            id
          }
        }
      }
    }
  }
` as const;

export const CHANNELS_QUERY = `#graphql
  query AdminChannels {
    publications(first: 50) {
      nodes {
        id
        name
      }
    }
  }
` as const;

/** Whether a handle is in use. */
export const PRODUCT_HANDLE_QUERY = `#graphql
  query AdminProductHandle($handle: String!) {
    productByIdentifier(identifier: {handle: $handle}) {
      id
      title
    }
  }
` as const;
