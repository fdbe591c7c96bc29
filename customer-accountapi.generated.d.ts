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

interface GeneratedQueryTypes {
  '#graphql\n  query SignedInAccount {\n    customer {\n      id\n      firstName\n      lastName\n      emailAddress {\n        emailAddress\n      }\n    }\n  }\n': {
    return: SignedInAccountQuery;
    variables: SignedInAccountQueryVariables;
  };
}

interface GeneratedMutationTypes {}

declare module '@shopify/hydrogen' {
  interface CustomerAccountQueries extends GeneratedQueryTypes {}
  interface CustomerAccountMutations extends GeneratedMutationTypes {}
}
