const CODE_ADDRESS_FRAGMENT = `#graphql
  fragment CodeAddress on CustomerAddress {
    id firstName lastName address1 address2 city zoneCode territoryCode zip phoneNumber
    formatted(withName: true)
  }
` as const;

export const CODE_ADDRESSES_QUERY = `#graphql
  query CodeAddresses($first: Int!, $after: String) {
    customer {
      defaultAddress { id }
      addresses(first: $first, after: $after) {
        nodes { ...CodeAddress }
        pageInfo { hasNextPage endCursor }
      }
    }
  }
  ${CODE_ADDRESS_FRAGMENT}
` as const;

export const CODE_UPDATE_MUTATION = `#graphql
  mutation CodeUpdate($input: CustomerUpdateInput!) {
    customerUpdate(input: $input) {
      userErrors { code field message }
    }
  }
` as const;

export const CODE_ADDRESS_CREATE_MUTATION = `#graphql
  mutation CodeAddressCreate($address: CustomerAddressInput!, $isDefault: Boolean) {
    customerAddressCreate(address: $address, defaultAddress: $isDefault) {
      userErrors { code field message }
    }
  }
` as const;

export const CODE_ADDRESS_UPDATE_MUTATION = `#graphql
  mutation CodeAddressUpdate($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {
    customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) {
      userErrors { code field message }
    }
  }
` as const;

export const CODE_ADDRESS_DELETE_MUTATION = `#graphql
  mutation CodeAddressDelete($id: ID!) {
    customerAddressDelete(addressId: $id) {
      userErrors { code field message }
    }
  }
` as const;
