import type {ShopContext} from '../state';

/** The cost and throttle status in every Admin API response. */
interface ThrottleStatus {
  readonly maximumAvailable: number;
  readonly currentlyAvailable: number;
  readonly restoreRate: number;
}

/** Whether a query may run, and the remaining points. */
interface Charge {
  readonly isPaid: boolean;
  readonly throttleStatus: ThrottleStatus;
}

function available({state: {data, clock}, config}: ShopContext): number {
  const {adminBudget} = data.vault;
  const {maximum, restorePerSecond} = config.profile.adminPlan;
  if (!adminBudget) return maximum;
  const seconds = (clock().getTime() - Date.parse(adminBudget.countedAt)) / 1000;
  return Math.min(maximum, adminBudget.points + seconds * restorePerSecond);
}

/** Deducts the cost of a query if enough points remain. */
export function charge(context: ShopContext, cost: number): Charge {
  const {state, config} = context;
  const {maximum, restorePerSecond} = config.profile.adminPlan;
  const before = available(context);
  const isPaid = before >= cost;
  const points = isPaid ? before - cost : before;
  state.data.vault.adminBudget = {points, countedAt: state.clock().toISOString()};
  const currentlyAvailable = Math.floor(points);
  return {
    isPaid,
    throttleStatus: {maximumAvailable: maximum, currentlyAvailable, restoreRate: restorePerSecond},
  };
}
