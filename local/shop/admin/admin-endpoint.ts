import {readFileSync} from 'node:fs';
import {gunzipSync} from 'node:zlib';
import {buildSchema} from 'graphql';
import {createExecutor, type Executor} from '../graphql/executor';
import {errorLines, jsonResponse, refusal, type GraphqlCall, type GraphqlResult} from '../graphql/graphql-call';
import {bindResolvers, writeUnsignedAsText} from '../graphql/schema';
import type {ShopContext} from '../state';
import {countResolvers} from './admin-counts';
import {adminCustomerResolvers} from './admin-customers';
import {isAdminToken} from './admin-oauth';
import {adminCollectionResolvers} from './admin-collections';
import {jobResolvers} from './admin-jobs';
import {adminProductResolvers} from './admin-products';
import {adminVariantResolvers} from './admin-variants';
import {collectionMutations} from './collection-mutations';
import {customerFieldResolvers} from './customer-fields';
import {discountResolvers} from './discount-mutations';
import {inventoryMutationResolvers} from './inventory-mutations';
import {inventoryResolvers} from './inventory-node';
import {productMutations} from './product-mutations';
import {fileResolvers} from './admin-files';
import {collectionCreation} from './collection-creation';
import {automaticDiscountResolvers} from './automatic-discounts';
import {articleCreation} from './article-creation';
import {journalResolvers} from './admin-journal';
import {menuAdminResolvers} from './admin-menus';
import {pageResolvers} from './admin-pages';
import {policyResolvers} from './admin-policies';
import {shippingDiscountResolvers} from './shipping-discount';
import {adminMetafieldResolvers} from './admin-metafields';
import {adminMetaobjectResolvers} from './admin-metaobjects';
import {metaobjectDefinitionResolvers} from './admin-metaobject-definitions';
import {metaobjectMutationResolvers} from './metaobject-mutations';
import {metafieldDefinitionResolvers} from './admin-metafield-definitions';
import {productMediaResolvers} from './product-media';
import {productSetResolvers} from './product-set';
import {publicationResolvers} from './admin-publications';
import {adminNodeResolvers} from './admin-nodes';
import {shippingResolvers} from './admin-shipping';
import {adminShopResolvers} from './admin-shop';
import {orderResolvers} from './admin-orders';
import {charge} from './admin-throttle';
import {installationResolvers} from './app-installation';
import {guardAdminFields} from './guard-admin-fields';
import {tagResolvers} from './tag-mutations';
import {subscriptionResolvers} from './webhook-subscriptions';

const SCHEMA = new URL('./admin-2026-04.graphql.gz', import.meta.url);

let shared: Executor | undefined;

/** Returns the executor of the Admin API and loads its schema of 25,000 lines on first use. */
export function adminExecutor(): Executor {
  if (shared) return shared;
  const sdl = gunzipSync(readFileSync(SCHEMA)).toString();
  const schema = buildSchema(sdl, {assumeValid: true, assumeValidSDL: true, noLocation: true});
  writeUnsignedAsText(schema);
  bindResolvers(schema, adminCustomerResolvers);
  bindResolvers(schema, countResolvers);
  bindResolvers(schema, orderResolvers);
  bindResolvers(schema, subscriptionResolvers);
  bindResolvers(schema, installationResolvers);
  bindResolvers(schema, adminShopResolvers);
  bindResolvers(schema, jobResolvers);
  bindResolvers(schema, adminNodeResolvers);
  bindResolvers(schema, adminProductResolvers);
  bindResolvers(schema, adminVariantResolvers);
  bindResolvers(schema, adminCollectionResolvers);
  bindResolvers(schema, adminMetafieldResolvers);
  bindResolvers(schema, adminMetaobjectResolvers);
  bindResolvers(schema, metaobjectDefinitionResolvers);
  bindResolvers(schema, metaobjectMutationResolvers);
  bindResolvers(schema, metafieldDefinitionResolvers);
  bindResolvers(schema, productSetResolvers);
  bindResolvers(schema, productMediaResolvers);
  bindResolvers(schema, publicationResolvers);
  bindResolvers(schema, fileResolvers);
  bindResolvers(schema, pageResolvers);
  bindResolvers(schema, journalResolvers);
  bindResolvers(schema, articleCreation);
  bindResolvers(schema, menuAdminResolvers);
  bindResolvers(schema, policyResolvers);
  bindResolvers(schema, shippingDiscountResolvers);
  bindResolvers(schema, shippingResolvers);
  bindResolvers(schema, collectionCreation);
  bindResolvers(schema, customerFieldResolvers);
  bindResolvers(schema, discountResolvers);
  bindResolvers(schema, automaticDiscountResolvers);
  bindResolvers(schema, inventoryResolvers);
  bindResolvers(schema, inventoryMutationResolvers);
  bindResolvers(schema, {Mutation: {...productMutations, ...collectionMutations}});
  bindResolvers(schema, tagResolvers);
  guardAdminFields(schema);
  shared = createExecutor(schema);
  return shared;
}

const WRONG_TOKEN = '[API] Invalid API key or access token (unrecognized login or wrong password)';

const THROTTLED = {
  message: 'Throttled',
  extensions: {code: 'THROTTLED', documentation: 'https://shopify.dev/api/usage/rate-limits'},
};

/** Handles a request to the Admin API. Each response contains its cost and the remaining points. */
export async function handleAdminCall(call: GraphqlCall, context: ShopContext): Promise<GraphqlResult> {
  if (call.method !== 'POST') return refusal(405, 'Method Not Allowed');
  if (call.version === null) return refusal(404, 'Not Found');
  if (!isAdminToken(call.headers.get('x-shopify-access-token'), context)) return refusal(401, WRONG_TOKEN);
  if (!call.request) return refusal(400, {query: 'Required parameter missing or invalid'});
  const headers = {'x-shopify-api-version': call.version};
  const requestedQueryCost = adminExecutor().costOf(call.request);
  const {isPaid, throttleStatus} = charge(context, requestedQueryCost);
  if (!isPaid) {
    const extensions = {cost: {requestedQueryCost, actualQueryCost: null, throttleStatus}};
    return {response: jsonResponse({errors: [THROTTLED], extensions}, 200, headers), errors: ['Throttled']};
  }
  const result = await adminExecutor().run(call.request, context);
  const extensions = {cost: {requestedQueryCost, actualQueryCost: requestedQueryCost, throttleStatus}};
  return {
    response: jsonResponse({...result, extensions}, 200, headers),
    errors: errorLines(result.errors),
    executed: result.data ? adminExecutor().mutationsOf(call.request) : [],
  };
}
