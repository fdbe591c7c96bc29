/** The selling plan of a line and those of its variant; left out of every document if the store denies access to plans. */
export const CART_LINE_PLANS_FRAGMENT = `#graphql
  fragment CartLinePlans on BaseCartLine {
    sellingPlanAllocation {
      sellingPlan {
        id
        name
      }
      priceAdjustments {
        compareAtPrice {
          ...CartMoney
        }
      }
    }
    merchandise {
      ... on ProductVariant {
        price {
          ...CartMoney
        }
        sellingPlanAllocations(first: 50) {
          nodes {
            sellingPlan {
              id
              name
            }
            priceAdjustments {
              price {
                ...CartMoney
              }
            }
          }
        }
        product {
          requiresSellingPlan
        }
      }
    }
  }
` as const;

/** The selling plan of a line that is copied; left out like {@link CART_LINE_PLANS_FRAGMENT}. */
export const CART_CONTENTS_PLAN_FRAGMENT = `#graphql
  fragment CartContentsPlan on BaseCartLine {
    sellingPlanAllocation {
      sellingPlan {
        id
      }
    }
  }
` as const;
