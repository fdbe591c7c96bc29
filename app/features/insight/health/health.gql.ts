/** Little to ask a shop: that an answer comes is the answer, and it says whether the settings name the right host. */
export const HEALTH_PROBE_QUERY = `#graphql
  query HealthProbe {
    shop {
      primaryDomain {
        url
      }
    }
  }
` as const;
