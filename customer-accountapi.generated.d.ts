/* eslint-disable eslint-comments/disable-enable-pair */
/* eslint-disable eslint-comments/no-unlimited-disable */
/* eslint-disable */
import type * as CustomerAccountAPI from '@shopify/hydrogen/customer-account-api-types';

export type SignedInAccountQueryVariables = CustomerAccountAPI.Exact<{[key: string]: never}>;

export type SignedInAccountQuery = {
  customer: Pick<CustomerAccountAPI.Customer, 'id' | 'firstName' | 'lastName'> & {
    emailAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerEmailAddress, 'emailAddress'>>;
  };
};

export type CodeAddressFragment = Pick<
  CustomerAccountAPI.CustomerAddress,
  | 'id'
  | 'firstName'
  | 'lastName'
  | 'address1'
  | 'address2'
  | 'city'
  | 'zoneCode'
  | 'territoryCode'
  | 'zip'
  | 'phoneNumber'
  | 'formatted'
>;

export type CodeAddressesQueryVariables = CustomerAccountAPI.Exact<{
  first: CustomerAccountAPI.Scalars['Int']['input'];
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;

export type CodeAddressesQuery = {
  customer: {
    defaultAddress?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.CustomerAddress, 'id'>>;
    addresses: {
      nodes: Array<
        Pick<
          CustomerAccountAPI.CustomerAddress,
          | 'id'
          | 'firstName'
          | 'lastName'
          | 'address1'
          | 'address2'
          | 'city'
          | 'zoneCode'
          | 'territoryCode'
          | 'zip'
          | 'phoneNumber'
          | 'formatted'
        >
      >;
      pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    };
  };
};

export type CodeUpdateMutationVariables = CustomerAccountAPI.Exact<{
  input: CustomerAccountAPI.CustomerUpdateInput;
}>;

export type CodeUpdateMutation = {
  customerUpdate?: CustomerAccountAPI.Maybe<{
    userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerUserErrors, 'code' | 'field' | 'message'>>;
  }>;
};

export type CodeAddressCreateMutationVariables = CustomerAccountAPI.Exact<{
  address: CustomerAccountAPI.CustomerAddressInput;
  isDefault?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['Boolean']['input']>;
}>;

export type CodeAddressCreateMutation = {
  customerAddressCreate?: CustomerAccountAPI.Maybe<{
    userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>>;
  }>;
};

export type CodeAddressUpdateMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  address?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.CustomerAddressInput>;
  isDefault?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['Boolean']['input']>;
}>;

export type CodeAddressUpdateMutation = {
  customerAddressUpdate?: CustomerAccountAPI.Maybe<{
    userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>>;
  }>;
};

export type CodeAddressDeleteMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;

export type CodeAddressDeleteMutation = {
  customerAddressDelete?: CustomerAccountAPI.Maybe<{
    userErrors: Array<Pick<CustomerAccountAPI.UserErrorsCustomerAddressUserErrors, 'code' | 'field' | 'message'>>;
  }>;
};

export type OrderHistoryQueryVariables = CustomerAccountAPI.Exact<{
  first: CustomerAccountAPI.Scalars['Int']['input'];
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;

export type OrderHistoryQuery = {
  customer: {
    orders: {
      edges: Array<
        Pick<CustomerAccountAPI.OrderEdge, 'cursor'> & {
          node: Pick<
            CustomerAccountAPI.Order,
            'id' | 'name' | 'processedAt' | 'cancelledAt' | 'financialStatus' | 'fulfillmentStatus' | 'statusPageUrl'
          > & {totalPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>};
        }
      >;
      pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage'>;
    };
  };
};

interface GeneratedQueryTypes {
  '#graphql\n  query SignedInAccount {\n    customer {\n      id\n      firstName\n      lastName\n      emailAddress {\n        emailAddress\n      }\n    }\n  }\n': {
    return: SignedInAccountQuery;
    variables: SignedInAccountQueryVariables;
  };
  '#graphql\n  query CodeAddresses($first: Int!, $after: String) {\n    customer {\n      defaultAddress { id }\n      addresses(first: $first, after: $after) {\n        nodes { ...CodeAddress }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment CodeAddress on CustomerAddress {\n    id firstName lastName address1 address2 city zoneCode territoryCode zip phoneNumber\n    formatted(withName: true)\n  }\n\n': {
    return: CodeAddressesQuery;
    variables: CodeAddressesQueryVariables;
  };
  '#graphql\n  query OrderHistory($first: Int!, $after: String) {\n    customer {\n      orders(first: $first, after: $after, sortKey: PROCESSED_AT, reverse: true) {\n        edges {\n          cursor\n          node {\n            id name processedAt cancelledAt financialStatus fulfillmentStatus statusPageUrl\n            totalPrice { amount currencyCode }\n          }\n        }\n        pageInfo { hasNextPage }\n      }\n    }\n  }\n': {
    return: OrderHistoryQuery;
    variables: OrderHistoryQueryVariables;
  };
}

interface GeneratedMutationTypes {
  '#graphql\n  mutation CodeUpdate($input: CustomerUpdateInput!) {\n    customerUpdate(input: $input) {\n      userErrors { code field message }\n    }\n  }\n': {
    return: CodeUpdateMutation;
    variables: CodeUpdateMutationVariables;
  };
  '#graphql\n  mutation CodeAddressCreate($address: CustomerAddressInput!, $isDefault: Boolean) {\n    customerAddressCreate(address: $address, defaultAddress: $isDefault) {\n      userErrors { code field message }\n    }\n  }\n': {
    return: CodeAddressCreateMutation;
    variables: CodeAddressCreateMutationVariables;
  };
  '#graphql\n  mutation CodeAddressUpdate($id: ID!, $address: CustomerAddressInput, $isDefault: Boolean) {\n    customerAddressUpdate(addressId: $id, address: $address, defaultAddress: $isDefault) {\n      userErrors { code field message }\n    }\n  }\n': {
    return: CodeAddressUpdateMutation;
    variables: CodeAddressUpdateMutationVariables;
  };
  '#graphql\n  mutation CodeAddressDelete($id: ID!) {\n    customerAddressDelete(addressId: $id) {\n      userErrors { code field message }\n    }\n  }\n': {
    return: CodeAddressDeleteMutation;
    variables: CodeAddressDeleteMutationVariables;
  };
}

declare module '@shopify/hydrogen' {
  interface CustomerAccountQueries extends GeneratedQueryTypes {}
  interface CustomerAccountMutations extends GeneratedMutationTypes {}
}
