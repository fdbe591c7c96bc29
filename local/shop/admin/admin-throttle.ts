import type {ShopState} from '../state';

/** The standard plan's points: so many at once, and so many back each second. */
const MAXIMUM = 2000;
const RESTORE_PER_SECOND = 100;

/** What the platform tells about its points with every answer. */
interface ThrottleStatus {
  readonly maximumAvailable: number;
  readonly currentlyAvailable: number;
  readonly restoreRate: number;
}

/** Whether a query may run, and the points that are left. */
interface Charge {
  readonly isPaid: boolean;
  readonly throttleStatus: ThrottleStatus;
}

function available({data, clock}: ShopState): number {
  const {adminBudget} = data.vault;
  if (!adminBudget) return MAXIMUM;
  const seconds = (clock().getTime() - Date.parse(adminBudget.countedAt)) / 1000;
  return Math.min(MAXIMUM, adminBudget.points + seconds * RESTORE_PER_SECOND);
}

/** Takes what a query costs, if that much is left. */
export function charge(state: ShopState, cost: number): Charge {
  const before = available(state);
  const isPaid = before >= cost;
  const points = isPaid ? before - cost : before;
  state.data.vault.adminBudget = {points, countedAt: state.clock().toISOString()};
  const currentlyAvailable = Math.floor(points);
  return {
    isPaid,
    throttleStatus: {maximumAvailable: MAXIMUM, currentlyAvailable, restoreRate: RESTORE_PER_SECOND},
  };
}
