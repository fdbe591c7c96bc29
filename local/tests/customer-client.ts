import {createQuery} from '../../tests/support/storefront-client';

/** A user error as the storefront receives it. */
export interface Refusal {
  readonly code: string;
  readonly field: readonly string[] | null;
  readonly message: string;
}

export interface Token {
  readonly accessToken: string;
  readonly expiresAt: string;
}

/** The payload of the mutations in this file; each has some of the fields. */
interface Result {
  readonly customer?: Person | null;
  readonly customerAccessToken?: Token | null;
  readonly customerAddress?: {readonly id: string} | null;
  readonly deletedCustomerAddressId?: string | null;
  readonly customerUserErrors: readonly Refusal[];
}

/** A customer with the fields that a storefront shows. */
interface Person {
  readonly id: string;
  readonly email: string;
  readonly firstName: string | null;
  readonly lastName: string | null;
  readonly displayName: string;
  readonly phone: string | null;
  readonly acceptsMarketing: boolean;
  readonly numberOfOrders: string;
  readonly defaultAddress: {readonly id: string} | null;
  readonly addresses: {readonly nodes: readonly Readonly<Record<string, unknown>>[]};
  readonly orders: {readonly totalCount: string; readonly nodes: readonly Readonly<Record<string, unknown>>[]};
}

const ERRORS = 'customerUserErrors { code field message }';
const TOKEN = 'customerAccessToken { accessToken expiresAt }';
const ADDRESS =
  'id firstName lastName name company address1 address2 city province provinceCode country countryCodeV2 zip phone formatted formattedArea';
const ORDER = `id name orderNumber processedAt financialStatus fulfillmentStatus statusUrl email
  totalPrice { amount } subtotalPrice { amount } totalShippingPrice { amount } totalTax { amount }
  shippingAddress { name city }
  discountApplications(first: 5) { nodes { ... on DiscountCodeApplication { code } } }
  successfulFulfillments(first: 5) { trackingCompany }
  lineItems(first: 10) {
    nodes { title quantity originalTotalPrice { amount } discountedTotalPrice { amount } variant { id } }
  }`;
const PERSON = `id email firstName lastName displayName phone acceptsMarketing numberOfOrders tags createdAt updatedAt
  defaultAddress { id }
  addresses(first: 10) { nodes { ${ADDRESS} } }
  orders(first: 10, sortKey: PROCESSED_AT, reverse: true) { totalCount nodes { ${ORDER} } }`;

const document = (name: string, variables: string, selection: string) =>
  `mutation ${name}(${variables.replace(/\w+:/g, '$$$&')}) {
    ${name}(${variables.replace(/(\w+): [\w!]+/g, '$1: $$$1')}) { ${selection} }
  }`;

const MUTATIONS = {
  customerCreate: document('customerCreate', 'input: CustomerCreateInput!', `customer { ${PERSON} } ${ERRORS}`),
  customerAccessTokenCreate: document(
    'customerAccessTokenCreate',
    'input: CustomerAccessTokenCreateInput!',
    `${TOKEN} ${ERRORS}`,
  ),
  customerUpdate: document(
    'customerUpdate',
    'customerAccessToken: String!, customer: CustomerUpdateInput!',
    `customer { ${PERSON} } ${TOKEN} ${ERRORS}`,
  ),
  customerRecover: document('customerRecover', 'email: String!', ERRORS),
  customerReset: document(
    'customerReset',
    'id: ID!, input: CustomerResetInput!',
    `customer { email } ${TOKEN} ${ERRORS}`,
  ),
  customerResetByUrl: document(
    'customerResetByUrl',
    'resetUrl: URL!, password: String!',
    `customer { email } ${TOKEN} ${ERRORS}`,
  ),
  customerActivate: document(
    'customerActivate',
    'id: ID!, input: CustomerActivateInput!',
    `customer { email } ${TOKEN} ${ERRORS}`,
  ),
  customerActivateByUrl: document(
    'customerActivateByUrl',
    'activationUrl: URL!, password: String!',
    `customer { email } ${TOKEN} ${ERRORS}`,
  ),
  customerAddressCreate: document(
    'customerAddressCreate',
    'customerAccessToken: String!, address: MailingAddressInput!',
    `customerAddress { ${ADDRESS} } ${ERRORS}`,
  ),
  customerAddressUpdate: document(
    'customerAddressUpdate',
    'customerAccessToken: String!, id: ID!, address: MailingAddressInput!',
    `customerAddress { ${ADDRESS} } ${ERRORS}`,
  ),
  customerAddressDelete: document(
    'customerAddressDelete',
    'customerAccessToken: String!, id: ID!',
    `deletedCustomerAddressId ${ERRORS}`,
  ),
  customerDefaultAddressUpdate: document(
    'customerDefaultAddressUpdate',
    'customerAccessToken: String!, addressId: ID!',
    `customer { ${PERSON} } ${ERRORS}`,
  ),
} as const;

const READ = `query Customer($customerAccessToken: String!) {
  customer(customerAccessToken: $customerAccessToken) { ${PERSON} }
}`;

const DELETE_TOKEN = `mutation SignOut($customerAccessToken: String!) {
  customerAccessTokenDelete(customerAccessToken: $customerAccessToken) { deletedAccessToken userErrors { message } }
}`;

const RENEW_TOKEN = `mutation Renew($customerAccessToken: String!) {
  customerAccessTokenRenew(customerAccessToken: $customerAccessToken) { ${TOKEN} userErrors { field message } }
}`;

/** Sends a storefront's customer requests to a shop, with Hydrogen's own client. */
export function createCustomerClient(shopOrigin: string) {
  const ask = createQuery(shopOrigin);
  const change = async (name: keyof typeof MUTATIONS, variables: Record<string, unknown>): Promise<Result> => {
    const response = await ask<Record<string, Result>>(MUTATIONS[name], variables);
    const payload = response[name];
    if (!payload) throw new Error(`${name} was not answered`);
    return payload;
  };
  const signIn = (email: string, password: string) => change('customerAccessTokenCreate', {input: {email, password}});
  return {
    change,
    signIn,
    /** Signs in; throws if that fails. */
    tokenOf: async (email: string, password: string): Promise<string> => {
      const {customerAccessToken} = await signIn(email, password);
      if (!customerAccessToken) throw new Error(`${email} could not sign in`);
      return customerAccessToken.accessToken;
    },
    read: async (customerAccessToken: string) =>
      (await ask<{customer: Person | null}>(READ, {customerAccessToken})).customer,
    signOut: (customerAccessToken: string) =>
      ask<{customerAccessTokenDelete: {deletedAccessToken: string}}>(DELETE_TOKEN, {customerAccessToken}),
    renew: async (customerAccessToken: string) =>
      (
        await ask<{customerAccessTokenRenew: {customerAccessToken: Token | null; userErrors: readonly object[]}}>(
          RENEW_TOKEN,
          {customerAccessToken},
        )
      ).customerAccessTokenRenew,
  };
}
