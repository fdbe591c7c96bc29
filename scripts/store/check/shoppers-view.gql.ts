/** A product that is not sold in the channel of the storefront is null. */
export const SHOPPERS_PRODUCTS_QUERY = `#graphql
  query ShoppersProducts($ids: [ID!]!, $identifiers: [HasMetafieldsIdentifier!]!) {
    nodes(ids: $ids) {
      ... on Product {
        id
        tags
        variants(first: 1) { nodes { quantityAvailable } }
        metafields(identifiers: $identifiers) { namespace key }
      }
    }
  }
` as const;

export const SHOPPERS_COLLECTION_QUERY = `#graphql
  query ShoppersCollection($handle: String!) {
    found: collection(handle: $handle) { id }
  }
` as const;

export const SHOPPERS_MENU_QUERY = `#graphql
  query ShoppersMenu($handle: String!) {
    found: menu(handle: $handle) { id }
  }
` as const;

export const SHOPPERS_PAGE_QUERY = `#graphql
  query ShoppersPage($handle: String!) {
    found: page(handle: $handle) { id }
  }
` as const;

export const SHOPPERS_BLOG_QUERY = `#graphql
  query ShoppersBlog($handle: String!) {
    found: blog(handle: $handle) { id }
  }
` as const;

export const SHOPPERS_ENTRIES_QUERY = `#graphql
  query ShoppersEntries($type: String!) {
    metaobjects(type: $type, first: 1) { nodes { id } }
  }
` as const;
