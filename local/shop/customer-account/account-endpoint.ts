import {findTokenHolder} from '../customers/access-tokens';
import {createExecutor, type Executor} from '../graphql/executor';
import {errorLines, jsonResponse, refusal, type GraphqlCall, type GraphqlResult} from '../graphql/graphql-call';
import {bindResolvers, loadPublishedSchema, writeUnsignedAsText} from '../graphql/schema';
import type {ShopContext} from '../state';
import type {AccountContext} from './account-context';
import {accountResolvers} from './account-resolvers';
import {contractResolvers, guardContracts} from '../subscriptions/contract-resolvers';

let shared: Executor<AccountContext> | undefined;

/** Returns the executor of the Customer Account API and loads its schema on first use. */
export function accountExecutor(): Executor<AccountContext> {
  if (shared) return shared;
  const schema = loadPublishedSchema('customer-account');
  for (const map of accountResolvers) bindResolvers(schema, map);
  bindResolvers(schema, contractResolvers);
  writeUnsignedAsText(schema);
  guardContracts(schema);
  shared = createExecutor<AccountContext>(schema);
  return shared;
}

const UNAUTHORIZED = [{message: 'Invalid or missing access token', extensions: {code: 'UNAUTHORIZED'}}];

/**
 * Handles a request to the Customer Account API. The Authorization header is the bare token; tokens that the identity
 * server did not issue, such as classic ones, are rejected.
 */
export async function handleAccountCall(call: GraphqlCall, context: ShopContext): Promise<GraphqlResult> {
  if (call.method !== 'POST') return refusal(405, 'Method Not Allowed');
  if (call.version === null) return refusal(404, 'Not Found');
  const token = call.headers.get('authorization') ?? '';
  const customer = token.startsWith('shcat_') ? findTokenHolder(context.state, token) : null;
  if (!customer) return refusal(401, UNAUTHORIZED);
  if (!call.request) return refusal(400, 'Bad Request');
  const result = await accountExecutor().run(call.request, {...context, customer});
  return {
    response: jsonResponse(result, 200, {'x-shopify-api-version': call.version}),
    errors: errorLines(result.errors),
  };
}
