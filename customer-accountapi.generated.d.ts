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

export type SubscriptionMoneyFragment = Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;

export type SubscriptionFragment = Pick<
  CustomerAccountAPI.SubscriptionContract,
  'id' | 'status' | 'appEligibleForCustomerActions'
> & {
  deliveryPolicy: Pick<CustomerAccountAPI.SubscriptionDeliveryPolicy, 'interval'> & {
    intervalCount?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Count, 'count'>>;
  };
  deliveryPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
  lines: {
    nodes: Array<
      Pick<CustomerAccountAPI.SubscriptionLine, 'id' | 'name' | 'quantity'> & {
        currentPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
        lineDiscountedPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
        image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
      }
    >;
  };
  upcomingBillingCycles: {
    nodes: Array<
      Pick<CustomerAccountAPI.SubscriptionBillingCycle, 'cycleIndex' | 'skipped' | 'billingAttemptExpectedDate'>
    >;
  };
};

export type SubscriptionsQueryVariables = CustomerAccountAPI.Exact<{
  first: CustomerAccountAPI.Scalars['Int']['input'];
  after?: CustomerAccountAPI.InputMaybe<CustomerAccountAPI.Scalars['String']['input']>;
}>;

export type SubscriptionsQuery = {
  customer: {
    subscriptionContracts: {
      nodes: Array<
        Pick<CustomerAccountAPI.SubscriptionContract, 'id' | 'status' | 'appEligibleForCustomerActions'> & {
          deliveryPolicy: Pick<CustomerAccountAPI.SubscriptionDeliveryPolicy, 'interval'> & {
            intervalCount?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Count, 'count'>>;
          };
          deliveryPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
          lines: {
            nodes: Array<
              Pick<CustomerAccountAPI.SubscriptionLine, 'id' | 'name' | 'quantity'> & {
                currentPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
                lineDiscountedPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
                image?: CustomerAccountAPI.Maybe<
                  Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>
                >;
              }
            >;
          };
          upcomingBillingCycles: {
            nodes: Array<
              Pick<CustomerAccountAPI.SubscriptionBillingCycle, 'cycleIndex' | 'skipped' | 'billingAttemptExpectedDate'>
            >;
          };
        }
      >;
      pageInfo: Pick<CustomerAccountAPI.PageInfo, 'hasNextPage' | 'endCursor'>;
    };
  };
};

export type OneSubscriptionQueryVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;

export type OneSubscriptionQuery = {
  customer: {
    subscriptionContract?: CustomerAccountAPI.Maybe<
      Pick<CustomerAccountAPI.SubscriptionContract, 'id' | 'status' | 'appEligibleForCustomerActions'> & {
        deliveryPolicy: Pick<CustomerAccountAPI.SubscriptionDeliveryPolicy, 'interval'> & {
          intervalCount?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Count, 'count'>>;
        };
        deliveryPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
        lines: {
          nodes: Array<
            Pick<CustomerAccountAPI.SubscriptionLine, 'id' | 'name' | 'quantity'> & {
              currentPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
              lineDiscountedPrice: Pick<CustomerAccountAPI.MoneyV2, 'amount' | 'currencyCode'>;
              image?: CustomerAccountAPI.Maybe<Pick<CustomerAccountAPI.Image, 'url' | 'altText' | 'width' | 'height'>>;
            }
          >;
        };
        upcomingBillingCycles: {
          nodes: Array<
            Pick<CustomerAccountAPI.SubscriptionBillingCycle, 'cycleIndex' | 'skipped' | 'billingAttemptExpectedDate'>
          >;
        };
      }
    >;
  };
};

export type HasSubscriptionsQueryVariables = CustomerAccountAPI.Exact<{[key: string]: never}>;

export type HasSubscriptionsQuery = {
  customer: {subscriptionContracts: {nodes: Array<Pick<CustomerAccountAPI.SubscriptionContract, 'id'>>}};
};

export type SubscriptionPauseMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;

export type SubscriptionPauseMutation = {
  subscriptionContractPause?: CustomerAccountAPI.Maybe<{
    userErrors: Array<Pick<CustomerAccountAPI.SubscriptionContractStatusUpdateUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type SubscriptionResumeMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;

export type SubscriptionResumeMutation = {
  subscriptionContractActivate?: CustomerAccountAPI.Maybe<{
    userErrors: Array<Pick<CustomerAccountAPI.SubscriptionContractStatusUpdateUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type SubscriptionCancelMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
}>;

export type SubscriptionCancelMutation = {
  subscriptionContractCancel?: CustomerAccountAPI.Maybe<{
    userErrors: Array<Pick<CustomerAccountAPI.SubscriptionContractStatusUpdateUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type SubscriptionSkipMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  cycle: CustomerAccountAPI.Scalars['Int']['input'];
}>;

export type SubscriptionSkipMutation = {
  subscriptionBillingCycleSkip?: CustomerAccountAPI.Maybe<{
    userErrors: Array<Pick<CustomerAccountAPI.SubscriptionBillingCycleSkipUserError, 'code' | 'field' | 'message'>>;
  }>;
};

export type SubscriptionUnskipMutationVariables = CustomerAccountAPI.Exact<{
  id: CustomerAccountAPI.Scalars['ID']['input'];
  cycle: CustomerAccountAPI.Scalars['Int']['input'];
}>;

export type SubscriptionUnskipMutation = {
  subscriptionBillingCycleUnskip?: CustomerAccountAPI.Maybe<{
    userErrors: Array<Pick<CustomerAccountAPI.SubscriptionBillingCycleUnskipUserError, 'code' | 'field' | 'message'>>;
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
  '#graphql\n  query Subscriptions($first: Int!, $after: String) {\n    customer {\n      subscriptionContracts(first: $first, after: $after, sortKey: CREATED_AT, reverse: true) {\n        nodes { ...Subscription }\n        pageInfo { hasNextPage endCursor }\n      }\n    }\n  }\n  #graphql\n  fragment SubscriptionMoney on MoneyV2 { amount currencyCode }\n  fragment Subscription on SubscriptionContract {\n    id status appEligibleForCustomerActions\n    deliveryPolicy { interval intervalCount { count } }\n    deliveryPrice { ...SubscriptionMoney }\n    lines(first: 50) {\n      nodes {\n        id name quantity\n        currentPrice { ...SubscriptionMoney }\n        lineDiscountedPrice { ...SubscriptionMoney }\n        image { url altText width height }\n      }\n    }\n    upcomingBillingCycles(first: 6) {\n      nodes { cycleIndex skipped billingAttemptExpectedDate }\n    }\n  }\n\n': {
    return: SubscriptionsQuery;
    variables: SubscriptionsQueryVariables;
  };
  '#graphql\n  query OneSubscription($id: ID!) {\n    customer {\n      subscriptionContract(id: $id) { ...Subscription }\n    }\n  }\n  #graphql\n  fragment SubscriptionMoney on MoneyV2 { amount currencyCode }\n  fragment Subscription on SubscriptionContract {\n    id status appEligibleForCustomerActions\n    deliveryPolicy { interval intervalCount { count } }\n    deliveryPrice { ...SubscriptionMoney }\n    lines(first: 50) {\n      nodes {\n        id name quantity\n        currentPrice { ...SubscriptionMoney }\n        lineDiscountedPrice { ...SubscriptionMoney }\n        image { url altText width height }\n      }\n    }\n    upcomingBillingCycles(first: 6) {\n      nodes { cycleIndex skipped billingAttemptExpectedDate }\n    }\n  }\n\n': {
    return: OneSubscriptionQuery;
    variables: OneSubscriptionQueryVariables;
  };
  '#graphql\n  query HasSubscriptions {\n    customer {\n      subscriptionContracts(first: 1) { nodes { id } }\n    }\n  }\n': {
    return: HasSubscriptionsQuery;
    variables: HasSubscriptionsQueryVariables;
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
  '#graphql\n  mutation SubscriptionPause($id: ID!) {\n    subscriptionContractPause(subscriptionContractId: $id) { userErrors { code field message } }\n  }\n': {
    return: SubscriptionPauseMutation;
    variables: SubscriptionPauseMutationVariables;
  };
  '#graphql\n  mutation SubscriptionResume($id: ID!) {\n    subscriptionContractActivate(subscriptionContractId: $id) { userErrors { code field message } }\n  }\n': {
    return: SubscriptionResumeMutation;
    variables: SubscriptionResumeMutationVariables;
  };
  '#graphql\n  mutation SubscriptionCancel($id: ID!) {\n    subscriptionContractCancel(subscriptionContractId: $id) { userErrors { code field message } }\n  }\n': {
    return: SubscriptionCancelMutation;
    variables: SubscriptionCancelMutationVariables;
  };
  '#graphql\n  mutation SubscriptionSkip($id: ID!, $cycle: Int!) {\n    subscriptionBillingCycleSkip(billingCycleInput: {contractId: $id, selector: {index: $cycle}}) {\n      userErrors { code field message }\n    }\n  }\n': {
    return: SubscriptionSkipMutation;
    variables: SubscriptionSkipMutationVariables;
  };
  '#graphql\n  mutation SubscriptionUnskip($id: ID!, $cycle: Int!) {\n    subscriptionBillingCycleUnskip(billingCycleInput: {contractId: $id, selector: {index: $cycle}}) {\n      userErrors { code field message }\n    }\n  }\n': {
    return: SubscriptionUnskipMutation;
    variables: SubscriptionUnskipMutationVariables;
  };
}

declare module '@shopify/hydrogen' {
  interface CustomerAccountQueries extends GeneratedQueryTypes {}
  interface CustomerAccountMutations extends GeneratedMutationTypes {}
}
