const MENU_FRAGMENT = `#graphql
  fragment FrameMenu on Menu {
    items {
      title
      url
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
  }
  ${MENU_FRAGMENT}
` as const;
