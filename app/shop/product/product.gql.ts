import {CATALOG_IMAGE_FRAGMENT, PRODUCT_SUMMARY_FRAGMENT} from '~/shop/catalog/shelf/product-card.gql';
import {PRODUCT_MEDIA_FRAGMENT} from '~/shop/catalog/shelf/product-media.gql';
import {PRODUCT_OPTIONS_FRAGMENT} from '~/shop/catalog/shelf/product-options.gql';

/** The data of the page. Stock and recommendations are separate queries, so that they do not delay it. */
export const PRODUCT_PAGE_QUERY = `#graphql
  query ProductPage(
    $handle: String!
    $selectedOptions: [SelectedOptionInput!] = []
    $withTags: Boolean = true
    $withSellingPlans: Boolean = true
  ) {
    product(handle: $handle) {
      id
      ...ProductSummary
      ...ProductOptions
      vendor
      isGiftCard
      selectedOrFirstAvailableVariant {
        sku
        availableForSale
        currentlyNotInStock
        shipsOn: metafield(namespace: "custom", key: "ships_on") {
          value
        }
      }
      shipsOn: metafield(namespace: "custom", key: "ships_on") {
        value
      }
      chosenVariant: selectedOrFirstAvailableVariant(
        selectedOptions: $selectedOptions
        ignoreUnknownOptions: true
        caseInsensitiveMatch: true
      ) {
        components(first: 100) {
          nodes {
            quantity
            productVariant {
              title
              availableForSale
              selectedOptions {
                name
                value
              }
              product {
                handle
                title
              }
            }
          }
        }
        groupedBy(first: 10) {
          nodes {
            product {
              handle
              title
            }
          }
        }
      }
      descriptionHtml
      seo {
        description
      }
      featuredImage {
        ...CatalogImage
      }
      media(first: 20) {
        nodes {
          ...ProductMedia
        }
      }
      moreMedia: metafield(namespace: "catalog", key: "media") {
        value
      }
      whyChoose: metafield(namespace: "catalog", key: "why_choose") {
        value
      }
      ingredients: metafield(namespace: "catalog", key: "ingredients") {
        value
      }
      howToUse: metafield(namespace: "catalog", key: "how_to_use") {
        value
      }
      storage: metafield(namespace: "catalog", key: "storage") {
        value
      }
      includes: metafield(namespace: "catalog", key: "includes") {
        value
        references(first: 20) {
          nodes {
            ... on Product {
              handle
              title
              heat: metafield(namespace: "catalog", key: "heat") {
                value
              }
            }
          }
        }
      }
      nutrition: metafield(namespace: "catalog", key: "nutrition") {
        reference {
          ... on Metaobject {
            fields {
              key
              value
            }
          }
        }
      }
    }
  }
  ${PRODUCT_SUMMARY_FRAGMENT}
  ${CATALOG_IMAGE_FRAGMENT}
  ${PRODUCT_MEDIA_FRAGMENT}
  ${PRODUCT_OPTIONS_FRAGMENT}
` as const;

/** The stock, a separate query because it is cached only for seconds. Null in stores that do not publish it. */
export const PRODUCT_STOCK_QUERY = `#graphql
  query ProductStock($handle: String!, $selectedOptions: [SelectedOptionInput!] = []) {
    product(handle: $handle) {
      selectedOrFirstAvailableVariant(selectedOptions: $selectedOptions) {
        quantityAvailable
      }
    }
  }
` as const;

/** What is for sale, of the products that sell best: one answer for every page, so that each shopper costs Shopify nothing. */
export const SOLD_OUT_QUERY = `#graphql
  query SoldOut {
    products(first: 100, sortKey: BEST_SELLING) {
      nodes {
        variants(first: 10) {
          nodes {
            id
            availableForSale
          }
        }
      }
    }
  }
` as const;
