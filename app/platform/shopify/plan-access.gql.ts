/** One product shows whether the store lets this storefront read selling plans. */
export const PLAN_ACCESS_QUERY = `#graphql
  query PlanAccess($withSellingPlans: Boolean = true) {
    products(first: 1) {
      nodes {
        sellingPlanGroups(first: 1) @include(if: $withSellingPlans) {
          nodes {
            name
          }
        }
      }
    }
  }
` as const;
