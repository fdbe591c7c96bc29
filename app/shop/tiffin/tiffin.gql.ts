import {CATALOG_IMAGE_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';

/** The single packs that can fill a tiffin, and the boxes that contain some of them. */
export const TIFFIN_QUERY = `#graphql
  query Tiffin {
    dishes: products(first: 20, sortKey: ID, query: "tag_not:bundle") {
      nodes {
        handle
        title
        isGiftCard
        availableForSale
        requiresSellingPlan
        images(first: 1) {
          nodes {
            ...CatalogImage
          }
        }
        heat: metafield(namespace: "catalog", key: "heat") {
          value
        }
        hue: metafield(namespace: "catalog", key: "hue") {
          value
        }
        selectedOrFirstAvailableVariant {
          id
          title
          requiresComponents
          product {
            handle
          }
          quantityRule {
            minimum
          }
          price {
            amount
            currencyCode
          }
        }
      }
    }
    boxes: products(first: 10, sortKey: ID, query: "tag:bundle") {
      nodes {
        handle
        title
        availableForSale
        contents: metafield(namespace: "catalog", key: "includes") {
          references(first: 4) {
            nodes {
              ... on Product {
                handle
              }
            }
          }
        }
        selectedOrFirstAvailableVariant {
          price {
            amount
            currencyCode
          }
        }
      }
    }
  }
  ${CATALOG_IMAGE_FRAGMENT}
` as const;
