const ACCOUNT_ADDRESS_FRAGMENT = `#graphql
  fragment AccountAddress on MailingAddress {
    id firstName lastName address1 address2 city province provinceCode country countryCodeV2 zip phone
    formatted(withName: true)
  }
` as const;

export const ACCOUNT_CUSTOMER_QUERY = `#graphql
  query AccountCustomer($token: String!) {
    customer(customerAccessToken: $token) { id email }
  }
` as const;

export const ACCOUNT_ADDRESSES_QUERY = `#graphql
  query AccountAddresses($token: String!, $first: Int!, $after: String) {
    customer(customerAccessToken: $token) {
      defaultAddress { id }
      addresses(first: $first, after: $after) {
        nodes { ...AccountAddress }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${ACCOUNT_ADDRESS_FRAGMENT}
` as const;

export const ACCOUNT_UPDATE_MUTATION = `#graphql
  mutation AccountUpdate($token: String!, $customer: CustomerUpdateInput!) {
    customerUpdate(customerAccessToken: $token, customer: $customer) {
      customerAccessToken { accessToken expiresAt }
      customerUserErrors { code field message }
    }
  }
` as const;

export const ACCOUNT_PASSWORD_PROOF_MUTATION = `#graphql
  mutation AccountPasswordProof($input: CustomerAccessTokenCreateInput!) {
    customerAccessTokenCreate(input: $input) {
      customerAccessToken { accessToken expiresAt }
      customerUserErrors { code field message }
    }
  }
` as const;

export const ADDRESS_CREATE_MUTATION = `#graphql
  mutation AddressCreate($token: String!, $address: MailingAddressInput!) {
    customerAddressCreate(customerAccessToken: $token, address: $address) {
      customerAddress { id }
      customerUserErrors { code field message }
    }
  }
` as const;

export const ADDRESS_UPDATE_MUTATION = `#graphql
  mutation AddressUpdate($token: String!, $id: ID!, $address: MailingAddressInput!) {
    customerAddressUpdate(customerAccessToken: $token, id: $id, address: $address) {
      customerAddress { id }
      customerUserErrors { code field message }
    }
  }
` as const;

export const ADDRESS_DEFAULT_MUTATION = `#graphql
  mutation AddressDefault($token: String!, $id: ID!) {
    customerDefaultAddressUpdate(customerAccessToken: $token, addressId: $id) {
      customerUserErrors { code field message }
    }
  }
` as const;

export const ADDRESS_DELETE_MUTATION = `#graphql
  mutation AddressDelete($token: String!, $id: ID!) {
    customerAddressDelete(customerAccessToken: $token, id: $id) {
      deletedCustomerAddressId
      customerUserErrors { code field message }
    }
  }
` as const;
