/** A minimal query that shows whether Shopify responds and whether the settings name its primary domain. */
export const HEALTH_PROBE_QUERY = `#graphql
  query HealthProbe {
    shop {
      primaryDomain {
        url
      }
    }
  }
` as const;
