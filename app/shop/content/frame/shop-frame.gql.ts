const MENU_FRAGMENT = `#graphql
  fragment FrameMenu on Menu {
    items {
      title
      url
    }
  }
` as const;

/** What the menu shows of a single product. */
const PACK_FRAGMENT = `#graphql
  fragment FramePack on Product {
    handle
    title
    isGiftCard
    images(first: 1) {
      nodes {
        url
        width
        height
      }
    }
    heat: metafield(namespace: "catalog", key: "heat") {
      value
    }
  }
` as const;

export const SHOP_FRAME_QUERY = `#graphql
  query ShopFrame {
    shop {
      name
      description
      primaryDomain {
        url
      }
      brand {
        coverImage {
          image {
            url
            altText
          }
        }
      }
    }
    main: menu(handle: "main-menu") {
      ...FrameMenu
    }
    company: menu(handle: "footer-company") {
      ...FrameMenu
    }
    support: menu(handle: "footer-support") {
      ...FrameMenu
    }
    packs: products(first: 20, sortKey: BEST_SELLING, query: "tag_not:bundle AND tag_not:combined") {
      nodes {
        ...FramePack
      }
    }
    bundles: products(first: 1, query: "tag:bundle") {
      nodes {
        id
      }
    }
  }
  ${MENU_FRAGMENT}
  ${PACK_FRAGMENT}
` as const;
