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
  read_discounts: ['QueryRoot.automaticDiscountNodes', 'QueryRoot.codeDiscountNodeByCode'],
  read_content: ['QueryRoot.articles', 'QueryRoot.blogs', 'QueryRoot.pages'],
  read_files: ['QueryRoot.files'],
  read_legal_policies: ['Shop.shopPolicies'],
  read_metaobject_definitions: [
    'QueryRoot.metaobjectDefinition',
    'QueryRoot.metaobjectDefinitionByType',
    'QueryRoot.metaobjectDefinitions',
  ],
  read_online_store_navigation: ['QueryRoot.menus', 'QueryRoot.urlRedirects'],
  read_fulfillments: ['QueryRoot.fulfillment'],
  read_merchant_managed_fulfillment_orders: ['QueryRoot.fulfillmentOrder', 'Order.fulfillmentOrders'],
  read_metaobjects: ['QueryRoot.metaobject', 'QueryRoot.metaobjectByHandle', 'QueryRoot.metaobjects'],
  read_orders: [
    'QueryRoot.order',
    'QueryRoot.orders',
    'QueryRoot.ordersCount',
    'Customer.orders',
    'Customer.lastOrder',
  ],
  read_inventory: ['ProductVariant.inventoryItem', 'QueryRoot.inventoryItem', 'QueryRoot.inventoryLevel'],
  read_locations: ['QueryRoot.location', 'QueryRoot.locations'],
  read_products: [
    'LineItem.product',
    'LineItem.variant',
    'QueryRoot.collection',
    'QueryRoot.collectionByIdentifier',
    'QueryRoot.collections',
    'QueryRoot.product',
    'QueryRoot.productByIdentifier',
    'QueryRoot.products',
    'QueryRoot.productsCount',
    'QueryRoot.productVariant',
    'QueryRoot.productVariants',
  ],
  read_shipping: ['QueryRoot.deliveryProfile', 'QueryRoot.deliveryProfiles'],
  read_publications: ['QueryRoot.publications', 'ResourcePublicationV2.publication'],
  write_customer_data_erasure: ['Mutation.customerRequestDataErasure'],
  write_customers: [
    'Mutation.customerCreate',
    'Mutation.customerEmailMarketingConsentUpdate',
    'Mutation.customerSendAccountInviteEmail',
    'Mutation.customerUpdate',
  ],
  write_discounts: [
    'Mutation.discountAutomaticBasicCreate',
    'Mutation.discountAutomaticDelete',
    'Mutation.discountCodeBasicCreate',
    'Mutation.discountCodeDelete',
    'Mutation.discountCodeFreeShippingCreate',
  ],
  write_fulfillments: ['Mutation.fulfillmentEventCreate'],
  write_inventory: ['Mutation.inventoryAdjustQuantities', 'Mutation.inventorySetQuantities'],
  write_merchant_managed_fulfillment_orders: [
    'Mutation.fulfillmentCancel',
    'Mutation.fulfillmentCreate',
    'Mutation.fulfillmentOrderCancel',
    'Mutation.fulfillmentOrderHold',
    'Mutation.fulfillmentOrderReleaseHold',
    'Mutation.fulfillmentTrackingInfoUpdate',
  ],
  write_content: [
    'Mutation.articleCreate',
    'Mutation.articleDelete',
    'Mutation.blogCreate',
    'Mutation.blogDelete',
    'Mutation.pageCreate',
    'Mutation.pageDelete',
  ],
  write_files: ['Mutation.fileCreate', 'Mutation.fileDelete', 'Mutation.fileUpdate'],
  write_legal_policies: ['Mutation.shopPolicyUpdate'],
  write_metaobject_definitions: [
    'Mutation.metaobjectDefinitionCreate',
    'Mutation.metaobjectDefinitionDelete',
    'Mutation.metaobjectDefinitionUpdate',
  ],
  write_online_store_navigation: [
    'Mutation.menuCreate',
    'Mutation.menuDelete',
    'Mutation.urlRedirectCreate',
    'Mutation.urlRedirectDelete',
  ],
  write_metaobjects: ['Mutation.metaobjectDelete', 'Mutation.metaobjectUpdate', 'Mutation.metaobjectUpsert'],
  write_products: [
    'Mutation.collectionAddProductsV2',
    'Mutation.collectionRemoveProducts',
    'Mutation.collectionReorderProducts',
    // Metafields need the scope of their owner: here a product, or the shop, which needs none.
    'Mutation.metafieldsDelete',
    'Mutation.metafieldsSet',
    'Mutation.collectionCreate',
    'Mutation.collectionDelete',
    'Mutation.metafieldDefinitionCreate',
    'Mutation.metafieldDefinitionDelete',
    'Mutation.productCreate',
    'Mutation.productReorderMedia',
    'Mutation.productSet',
    'Mutation.productDelete',
    'Mutation.productUpdate',
    'Mutation.productVariantsBulkUpdate',
  ],
  write_shipping: ['Mutation.deliveryProfileUpdate'],
  write_publications: ['Mutation.publishablePublish', 'Mutation.publishableUnpublish'],
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
  'Customer.addresses',
  'Customer.addressesV2',
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
