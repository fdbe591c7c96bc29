/** The least there is to ask a shop: that an answer comes is the answer. */
export const HEALTH_PROBE_QUERY = `#graphql
  query HealthProbe {
    shop {
      name
    }
  }
` as const;
