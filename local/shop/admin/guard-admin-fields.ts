import {GraphQLError, type GraphQLSchema} from 'graphql';
import {guardWith, scopeDenied, type FieldName} from '../graphql/wrap-field';
import type {AdminScope} from './admin-scopes';

const GUARDED_FIELDS: Readonly<Partial<Record<AdminScope, readonly FieldName[]>>> = {
  read_customers: [
    'QueryRoot.customer',
    'QueryRoot.customerByIdentifier',
    'QueryRoot.customers',
    'QueryRoot.customersCount',
    'Order.customer',
  ],
  read_fulfillments: ['QueryRoot.fulfillment'],
  read_merchant_managed_fulfillment_orders: ['QueryRoot.fulfillmentOrder', 'Order.fulfillmentOrders'],
  read_orders: ['QueryRoot.nodes', 'QueryRoot.order', 'QueryRoot.orders', 'QueryRoot.ordersCount'],
  read_products: ['LineItem.product', 'LineItem.variant', 'QueryRoot.productsCount'],
  write_customers: [
    'Mutation.customerCreate',
    'Mutation.customerEmailMarketingConsentUpdate',
    'Mutation.customerUpdate',
  ],
  write_fulfillments: ['Mutation.fulfillmentEventCreate'],
  write_merchant_managed_fulfillment_orders: [
    'Mutation.fulfillmentCancel',
    'Mutation.fulfillmentCreate',
    'Mutation.fulfillmentOrderCancel',
    'Mutation.fulfillmentOrderHold',
    'Mutation.fulfillmentOrderReleaseHold',
    'Mutation.fulfillmentTrackingInfoUpdate',
  ],
  write_orders: ['Mutation.orderCancel', 'Mutation.orderDelete', 'Mutation.orderUpdate', 'Mutation.refundCreate'],
};

const PERSONAL_FIELDS: readonly FieldName[] = [
  'Customer.defaultEmailAddress',
  'Customer.displayName',
  'Customer.email',
  'Customer.firstName',
  'Customer.lastName',
  'Customer.phone',
  'Order.email',
  'Order.phone',
];
const ADDRESS_FIELDS: readonly FieldName[] = [
  'Customer.defaultAddress',
  'Order.billingAddress',
  'Order.shippingAddress',
];

const PROTECTED_DATA = 'https://shopify.dev/docs/apps/launch/protected-customer-data';

const notApproved = (what: string): GraphQLError =>
  new GraphQLError(`This app is not approved to ${what}. See ${PROTECTED_DATA} for more details.`, {
    extensions: {code: 'ACCESS_DENIED', documentation: PROTECTED_DATA},
  });

/**
 * Makes the fields of the Admin API fail if the store has not granted their access scope, and personal fields if it has
 * not granted protected customer data.
 *
 * @param schema - the schema with its resolvers; changed in place
 */
export function guardAdminFields(schema: GraphQLSchema): void {
  for (const [scope, fields] of Object.entries(GUARDED_FIELDS) as [AdminScope, readonly FieldName[]][]) {
    guardWith(schema, fields, ({config}, fieldName) => {
      if (!config.profile.adminScopes.includes(scope)) throw scopeDenied(scope, fieldName);
    });
  }
  guardWith(schema, PERSONAL_FIELDS, ({config}, fieldName) => {
    if (config.profile.protectedCustomerData === 'denied') throw notApproved(`use the ${fieldName} field`);
  });
  guardWith(schema, ADDRESS_FIELDS, ({config}) => {
    if (config.profile.protectedCustomerData === 'denied') throw notApproved('access the MailingAddress object');
  });
}
