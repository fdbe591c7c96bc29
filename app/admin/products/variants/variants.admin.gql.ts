const STAFF_VARIANT_FRAGMENT = `#graphql
  fragment StaffVariant on ProductVariant {
    id
    title
    sku
    price
    compareAtPrice
    product {
      id
    }
  }
` as const;

/** One page of a product's variants: all of them in the merchant's order, or those that a search finds. */
export const STAFF_VARIANTS_QUERY = `#graphql
  query AdminVariants($id: ID!, $first: Int!, $after: String, $query: String, $isSearch: Boolean!) {
    product(id: $id) {
      title
      handle
      variantsCount {
        count
      }
      variants(first: $first, after: $after, sortKey: POSITION) @skip(if: $isSearch) {
        nodes {
          ...StaffVariant
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
    productVariants(first: $first, after: $after, query: $query, sortKey: POSITION) @include(if: $isSearch) {
      nodes {
        ...StaffVariant
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
  ${STAFF_VARIANT_FRAGMENT}
` as const;

/** Variants by their ids; null for one that was deleted. */
export const STAFF_VARIANTS_BY_ID_QUERY = `#graphql
  query AdminVariantsById($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        ...StaffVariant
      }
    }
  }
  ${STAFF_VARIANT_FRAGMENT}
` as const;

/** The stock of variants. Separate, because a store may not have granted the scope. */
export const STAFF_VARIANT_STOCK_QUERY = `#graphql
  query AdminVariantStock($ids: [ID!]!) {
    nodes(ids: $ids) {
      ... on ProductVariant {
        id
        inventoryItem {
          id
          tracked
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
` as const;

/** Changes prices of variants; none of them if Shopify refuses one. */
export const VARIANT_PRICES_MUTATION = `#graphql
  mutation AdminVariantPrices($productId: ID!, $variants: [ProductVariantsBulkInput!]!) {
    productVariantsBulkUpdate(productId: $productId, variants: $variants) {
      userErrors {
        field
        message
      }
    }
  }
` as const;

/** Sets available quantities, if each is still the one that was compared; none of them otherwise. */
export const VARIANT_STOCK_MUTATION = `#graphql
  mutation AdminVariantStockSet($input: InventorySetQuantitiesInput!, $key: String!) {
    inventorySetQuantities(input: $input) @idempotent(key: $key) {
      userErrors {
        code
        field
        message
      }
    }
  }
` as const;
