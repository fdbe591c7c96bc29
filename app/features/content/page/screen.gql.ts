export const CONTENT_PAGE_QUERY = `#graphql
  query ContentPage($handle: String!) {
    page(handle: $handle) {
      title
      body
      seo {
        title
        description
      }
    }
  }
` as const;

/** Which pages there are: read only when a visitor has guessed too many names. */
export const PAGE_HANDLES_QUERY = `#graphql
  query PageHandles {
    pages(first: 250) {
      nodes {
        handle
      }
    }
  }
` as const;

/** All of them at once: they are short, and one answer in the cache serves three pages. */
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
