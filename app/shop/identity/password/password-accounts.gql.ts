const OPENED_CUSTOMER_FRAGMENT = `#graphql
  fragment OpenedCustomer on Customer { id email }
` as const;

export const CUSTOMER_SIGN_IN_MUTATION = `#graphql
  mutation CustomerSignIn($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken { accessToken expiresAt }
      customerUserErrors { code field message }
    }
  }
` as const;

export const SIGNED_IN_CUSTOMER_QUERY = `#graphql
  query SignedInCustomer($token: String!) {
    customer(customerAccessToken: $token) { id email firstName lastName }
  }
` as const;

export const CUSTOMER_SIGN_OUT_MUTATION = `#graphql
  mutation CustomerSignOut($token: String!) {
    customerAccessTokenDelete(customerAccessToken: $token) {
      deletedAccessToken
      userErrors { field message }
    }
  }
` as const;

export const CUSTOMER_REGISTER_MUTATION = `#graphql
  mutation CustomerRegister($input: CustomerCreateInput!) {
    customerCreate(input: $input) {
      customer { id email firstName lastName }
      customerUserErrors { code field message }
    }
  }
` as const;

export const CUSTOMER_RECOVER_MUTATION = `#graphql
  mutation CustomerRecover($email: String!) {
    customerRecover(email: $email) {
      customerUserErrors { code field message }
    }
  }
` as const;

export const CUSTOMER_RESET_MUTATION = `#graphql
  mutation CustomerReset($url: URL!, $password: String!) {
    customerResetByUrl(resetUrl: $url, password: $password) {
      customer { ...OpenedCustomer }
      customerUserErrors { code field message }
    }
  }
  ${OPENED_CUSTOMER_FRAGMENT}
` as const;

export const CUSTOMER_ACTIVATE_MUTATION = `#graphql
  mutation CustomerActivate($url: URL!, $password: String!) {
    customerActivateByUrl(activationUrl: $url, password: $password) {
      customer { ...OpenedCustomer }
      customerUserErrors { code field message }
    }
  }
  ${OPENED_CUSTOMER_FRAGMENT}
` as const;
