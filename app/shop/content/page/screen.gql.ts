export const CONTENT_PAGE_QUERY = `#graphql
  query ContentPage($handle: String!, $withPages: Boolean = true) {
    page(handle: $handle) @include(if: $withPages) {
      title
      body
      seo {
        title
        description
      }
    }
  }
` as const;

/** All page handles; needed only after a visitor has guessed too many handles. */
export const PAGE_HANDLES_QUERY = `#graphql
  query PageHandles($withPages: Boolean = true) {
    pages(first: 250) @include(if: $withPages) {
      nodes {
        handle
      }
    }
  }
` as const;

/** All policies in one query, so that one cached response serves three pages. */
export const SHOP_POLICIES_QUERY = `#graphql
  query ShopPolicies {
    shop {
      shippingPolicy {
        ...Policy
      }
      refundPolicy {
        ...Policy
      }
      privacyPolicy {
        ...Policy
      }
      termsOfService {
        ...Policy
      }
    }
  }
  fragment Policy on ShopPolicy {
    handle
    title
    body
  }
` as const;
