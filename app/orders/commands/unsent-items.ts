import type {FulfillmentCommand} from './fulfillment-command';
import type {StaffFulfillmentOrder} from './find-staff-fulfillment-orders.server';

/** How many items of an order are left to send: those that can be sent now, and those that are held or scheduled. */
export interface UnsentItems {
  readonly ready: number;
  readonly held: number;
}

const SENDABLE: ReadonlySet<string> = new Set(['open', 'in_progress']);
/** Shopify gives what was left of them to another fulfillment order. */
const ENDED: ReadonlySet<string> = new Set(['closed', 'cancelled', 'incomplete']);

export const remainingOf = ({items}: Pick<StaffFulfillmentOrder, 'items'>): number =>
  items.reduce((sum, {remaining}) => sum + remaining, 0);

/** Returns whether items of a fulfillment order can be sent now: none are while it is on hold. */
export const isSendable = (order: Pick<StaffFulfillmentOrder, 'items' | 'status'>): boolean =>
  SENDABLE.has(order.status) && remainingOf(order) > 0;

export const countUnsent = (orders: readonly Pick<StaffFulfillmentOrder, 'items' | 'status'>[]): UnsentItems =>
  orders.reduce(
    ({ready, held}, order) => {
      if (ENDED.has(order.status)) return {ready, held};
      const count = remainingOf(order);
      return SENDABLE.has(order.status) ? {ready: ready + count, held} : {ready, held: held + count};
    },
    {ready: 0, held: 0},
  );

/** Returns what a command leaves of its own lines, as far as the form knows. */
export const unsentByCommand = (command: FulfillmentCommand): UnsentItems => ({
  ready:
    command.kind === 'fulfill'
      ? (command.quantities ?? []).reduce((sum, {seen, quantity}) => sum + seen - quantity, 0)
      : 0,
  held: 0,
});
