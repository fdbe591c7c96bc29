export const PAGES_QUERY = `#graphql
  query StorePages($after: String) {
    page: pages(first: 50, after: $after) {
      nodes { id handle title body }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const PAGE_CREATE_MUTATION = `#graphql
  mutation StorePageCreate($page: PageCreateInput!) {
    payload: pageCreate(page: $page) {
      node: page { id handle title body }
      userErrors { code field message }
    }
  }
` as const;

export const PAGE_DELETE_MUTATION = `#graphql
  mutation StorePageDelete($id: ID!) {
    payload: pageDelete(id: $id) { userErrors { code field message } }
  }
` as const;

export const MENUS_QUERY = `#graphql
  query StoreMenus($after: String) {
    page: menus(first: 50, after: $after) {
      nodes { id handle title items { title url } }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const MENU_CREATE_MUTATION = `#graphql
  mutation StoreMenuCreate($handle: String!, $title: String!, $items: [MenuItemCreateInput!]!) {
    payload: menuCreate(handle: $handle, title: $title, items: $items) {
      node: menu { id handle title items { title url } }
      userErrors { code field message }
    }
  }
` as const;

export const MENU_DELETE_MUTATION = `#graphql
  mutation StoreMenuDelete($id: ID!) {
    payload: menuDelete(id: $id) { userErrors { code field message } }
  }
` as const;

export const POLICIES_QUERY = `#graphql
  query StorePolicies {
    shop { shopPolicies { id type body } }
  }
` as const;

export const POLICY_UPDATE_MUTATION = `#graphql
  mutation StorePolicyUpdate($shopPolicy: ShopPolicyInput!) {
    payload: shopPolicyUpdate(shopPolicy: $shopPolicy) {
      node: shopPolicy { id type body }
      userErrors { code field message }
    }
  }
` as const;

export const REDIRECTS_QUERY = `#graphql
  query StoreRedirects($after: String) {
    page: urlRedirects(first: 100, after: $after) {
      nodes { id path target }
      pageInfo { hasNextPage endCursor }
    }
  }
` as const;

export const REDIRECT_CREATE_MUTATION = `#graphql
  mutation StoreRedirectCreate($urlRedirect: UrlRedirectInput!) {
    payload: urlRedirectCreate(urlRedirect: $urlRedirect) {
      node: urlRedirect { id path target }
      userErrors { code field message }
    }
  }
` as const;

export const REDIRECT_DELETE_MUTATION = `#graphql
  mutation StoreRedirectDelete($id: ID!) {
    payload: urlRedirectDelete(id: $id) { userErrors { code field message } }
  }
` as const;
