import type {StaffOperationProblem} from '~/platform/staff-operation-problem';
import type {StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';

/** Why a change of a fulfillment order failed or may have failed. */
export type FulfillmentProblem = StaffOperationProblem<StaffFulfillmentOrder>;
