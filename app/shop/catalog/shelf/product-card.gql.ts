/** An image; components request the size they need by its URL. */
export const CATALOG_IMAGE_FRAGMENT = `#graphql
  fragment CatalogImage on Image {
    url
    altText
    width
    height
  }
` as const;

/**
 * Fields of a product that cards and pages share. Queries with this fragment declare `$withTags: Boolean = true`, which
 * is false for a store that denies access to tags.
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
    requiresSellingPlan
    variantsCount {
      count
    }
    priceRange {
      minVariantPrice {
        ...CatalogMoney
      }
      maxVariantPrice {
        ...CatalogMoney
      }
    }
    selectedOrFirstAvailableVariant {
      id
      requiresComponents
      product {
        handle
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
    }
    ownRating: metafield(namespace: "storefront_reviews", key: "rating") {
      value
    }
    ownReviewCount: metafield(namespace: "storefront_reviews", key: "rating_count") {
      value
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

/** Fields of a product card. Of the pictures, the first is the dish and the second its pack. */
export const PRODUCT_CARD_FRAGMENT = `#graphql
  fragment ProductCard on Product {
    ...ProductSummary
    description(truncateAt: 200)
    tagline: metafield(namespace: "catalog", key: "tagline") {
      value
    }
    images(first: 2) {
      nodes {
        ...CatalogImage
      }
    }
    includes: metafield(namespace: "catalog", key: "includes") {
      value
    }
  }
  ${CATALOG_IMAGE_FRAGMENT}
  ${PRODUCT_SUMMARY_FRAGMENT}
` as const;
