export const PREFLIGHT_QUERY = `#graphql
  query StorePreflight {
    shop {
      id
      name
      currencyCode
      myshopifyDomain
      plan { publicDisplayName partnerDevelopment }
      primaryDomain { host url }
    }
    publicApiVersions { handle supported }
    currentAppInstallation { accessScopes { handle } }
  }
` as const;
