import {fulfillAtOnce} from '../support/fulfillment';
import {withPostgresStack} from './postgres-stack';

const REQUESTS = 100;

export interface FulfillmentStormResult {
  readonly requests: number;
  /** First tries that a busy machine rejected; each is repeated. */
  readonly repeated: number;
  readonly mutations: number;
  readonly parcels: number;
  readonly audits: number;
}

/** Sends one part in many parallel requests on its own stack; the bundle must be built. */
export const measureFulfillmentStorm = (): Promise<FulfillmentStormResult> =>
  withPostgresStack(async (stack) => {
    const {repeated, mutations, parcels, audits} = await fulfillAtOnce(stack, REQUESTS);
    return {requests: REQUESTS, repeated, mutations, parcels, audits: audits.length};
  });
