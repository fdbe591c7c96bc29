/** A picture, at whatever size the component that shows it asks for. */
export const CATALOG_IMAGE_FRAGMENT = `#graphql
  fragment CatalogImage on Image {
    url
    altText
    width
    height
  }
` as const;

/**
 * What a card and a page both show of a product. Metafields that the merchant has not set come back as null. A query that
 * holds this declares `$withTags: Boolean = true`, which is turned off for a store that denies tags.
 */
export const PRODUCT_SUMMARY_FRAGMENT = `#graphql
  fragment CatalogMoney on MoneyV2 {
    amount
    currencyCode
  }
  fragment ProductSummary on Product {
    handle
    title
    tags @include(if: $withTags)
    availableForSale
    selectedOrFirstAvailableVariant {
      id
      price {
        ...CatalogMoney
      }
      compareAtPrice {
        ...CatalogMoney
      }
    }
    rating: metafield(namespace: "product", key: "rating") {
      value
    }
    reviewCount: metafield(namespace: "product", key: "review_count") {
      value
    }
    appRating: metafield(namespace: "reviews", key: "rating") {
      value
    }
    appReviewCount: metafield(namespace: "reviews", key: "rating_count") {
      value
    }
    secondName: metafield(namespace: "catalog", key: "second_name") {
      value
    }
    heat: metafield(namespace: "catalog", key: "heat") {
      value
    }
    badge: metafield(namespace: "catalog", key: "badge") {
      value
    }
    hue: metafield(namespace: "catalog", key: "hue") {
      value
    }
  }
` as const;

/** What a card shows of a product. */
export const PRODUCT_CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    ...ProductSummary
    description(truncateAt: 200)
    featuredImage {
      ...CatalogImage
    }
    includes: metafield(namespace: "catalog", key: "includes") {
      value
    }
  }
  ${CATALOG_IMAGE_FRAGMENT}
  ${PRODUCT_SUMMARY_FRAGMENT}
` as const;
