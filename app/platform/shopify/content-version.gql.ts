/** What changes when the merchant edits something that pages show. Articles and menus have no time of their last change. */
export const CONTENT_VERSION_QUERY = `#graphql
  query ContentVersion($withPages: Boolean = true, $withBlogs: Boolean = true, $withMetaobjects: Boolean = true) {
    products(first: 1, sortKey: UPDATED_AT, reverse: true) {
      nodes {
        id
        updatedAt
      }
    }
    collections(first: 1, sortKey: UPDATED_AT, reverse: true) {
      nodes {
        id
        updatedAt
      }
    }
    pages(first: 1, sortKey: UPDATED_AT, reverse: true) @include(if: $withPages) {
      nodes {
        id
        updatedAt
      }
    }
    articles(first: 1, sortKey: UPDATED_AT, reverse: true) @include(if: $withBlogs) {
      nodes {
        id
        title
        excerpt
        contentHtml
      }
    }
    main: menu(handle: "main-menu") {
      ...VersionMenu
    }
    company: menu(handle: "footer-company") {
      ...VersionMenu
    }
    support: menu(handle: "footer-support") {
      ...VersionMenu
    }
    settings: metaobjects(type: "storefront_settings", first: 1) @include(if: $withMetaobjects) {
      ...VersionMetaobjects
    }
    sections: metaobjects(type: "home_section", first: 1, sortKey: "updated_at", reverse: true)
      @include(if: $withMetaobjects) {
      ...VersionMetaobjects
    }
    testimonials: metaobjects(type: "testimonial", first: 1, sortKey: "updated_at", reverse: true)
      @include(if: $withMetaobjects) {
      ...VersionMetaobjects
    }
    reels: metaobjects(type: "reel", first: 1, sortKey: "updated_at", reverse: true) @include(if: $withMetaobjects) {
      ...VersionMetaobjects
    }
    founders: metaobjects(type: "founder", first: 1, sortKey: "updated_at", reverse: true)
      @include(if: $withMetaobjects) {
      ...VersionMetaobjects
    }
    lots: metaobjects(type: "lot", first: 1, sortKey: "updated_at", reverse: true) @include(if: $withMetaobjects) {
      ...VersionMetaobjects
    }
  }
  fragment VersionMenu on Menu {
    items {
      title
      url
    }
  }
  fragment VersionMetaobjects on MetaobjectConnection {
    nodes {
      id
      updatedAt
    }
  }
` as const;
