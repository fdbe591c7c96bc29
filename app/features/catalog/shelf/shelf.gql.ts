import {PRODUCT_CARD_FRAGMENT} from './product-card.gql';

/** Everything on sale. The merchant orders the bundles by hand; a store without that collection still shows its bundles. */
export const SHELVES_QUERY = `#graphql
  query Shelves {
    bundles: collection(handle: "bundles") {
      products(first: 50) {
        nodes {
          ...ProductCard
        }
      }
    }
    products(first: 50) {
      nodes {
        ...ProductCard
      }
    }
  }
  ${PRODUCT_CARD_FRAGMENT}
` as const;
