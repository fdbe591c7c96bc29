/**
 * The options of a product, the variant that is chosen, and those that differ from it in one option: never all variants, of
 * which Shopify allows 2,048. The chosen variant has its selling plans. Queries declare
 * `$selectedOptions: [SelectedOptionInput!] = []` and `$withSellingPlans: Boolean = true`, which is false for a store that
 * denies access to plans, and add the fragments of money and images.
 */
export const PRODUCT_OPTIONS_FRAGMENT = `#graphql
  fragment OptionVariant on ProductVariant {
    id
    title
    sku
    availableForSale
    requiresShipping
    currentlyNotInStock
    shipsOn: metafield(namespace: "custom", key: "ships_on") {
      value
    }
    quantityRule {
      minimum
      maximum
      increment
    }
    price {
      ...CatalogMoney
    }
    compareAtPrice {
      ...CatalogMoney
    }
    unitPrice {
      ...CatalogMoney
    }
    unitPriceMeasurement {
      referenceValue
      referenceUnit
    }
    image {
      ...CatalogImage
    }
    selectedOptions {
      name
      value
    }
    product {
      handle
    }
  }
  fragment ProductOptions on Product {
    options {
      name
      optionValues {
        name
        swatch {
          color
          image {
            previewImage {
              url
            }
          }
        }
        firstSelectableVariant {
          product {
            handle
          }
          selectedOptions {
            name
            value
          }
        }
      }
    }
    encodedVariantExistence
    encodedVariantAvailability
    chosenVariant: selectedOrFirstAvailableVariant(
      selectedOptions: $selectedOptions
      ignoreUnknownOptions: true
      caseInsensitiveMatch: true
    ) {
      ...OptionVariant
      sellingPlanAllocations(first: 50) @include(if: $withSellingPlans) {
        nodes {
          sellingPlan {
            id
            name
            description
          }
          priceAdjustments {
            price {
              ...CatalogMoney
            }
            compareAtPrice {
              ...CatalogMoney
            }
          }
        }
      }
    }
    sellingPlanGroups(first: 10) @include(if: $withSellingPlans) {
      nodes {
        name
        sellingPlans(first: 20) {
          nodes {
            id
          }
        }
      }
    }
    adjacentVariants(selectedOptions: $selectedOptions, ignoreUnknownOptions: true, caseInsensitiveMatch: true) {
      ...OptionVariant
    }
  }
` as const;
