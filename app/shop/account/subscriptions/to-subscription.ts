import {toDayView} from '~/core/day-view';
import {MARKET} from '~/core/market';
import {formatMoney, toMinorUnits, type Money} from '~/core/money';
import {toMoney} from '~/core/to-money';
import type {SubscriptionFragment} from '../../../../customer-accountapi.generated';
import {SUBSCRIPTION_COPY} from './subscription-copy';
import type {SubscriptionState, SubscriptionView, UpcomingOrder} from './subscription-view';

const STATES: Readonly<Record<string, SubscriptionState>> = {
  ACTIVE: 'active',
  PAUSED: 'paused',
  FAILED: 'failed',
  CANCELLED: 'canceled',
};

/** Converts a subscription contract. A status that Shopify adds later counts as ended: nothing can be changed. */
export function toSubscription(contract: SubscriptionFragment): SubscriptionView {
  const {lines, deliveryPolicy, deliveryPrice, upcomingBillingCycles} = contract;
  const state = STATES[contract.status] ?? 'ended';
  const cycles = upcomingBillingCycles.nodes.map((cycle) => ({...cycle, ...toUpcoming(cycle)}));
  const nextAt = cycles.findIndex(({skipped}) => !skipped);
  const next = cycles[nextAt];
  const discount = toDiscount(lines.nodes);
  return {
    number: contract.id.replace(/^.*\//, ''),
    name: lines.nodes.map(({name}) => name).join(', '),
    state,
    frequency: SUBSCRIPTION_COPY.frequency(deliveryPolicy.interval, deliveryPolicy.intervalCount?.count ?? 1),
    items: lines.nodes.map(({id, name, quantity, image}) => ({id, name, quantity, image: image ?? null})),
    price: formatMoney(total([...lines.nodes.map(({lineDiscountedPrice}) => lineDiscountedPrice), deliveryPrice])),
    discount: discount && SUBSCRIPTION_COPY.discount(discount),
    delivery: toMinorUnits(deliveryPrice) > 0 ? SUBSCRIPTION_COPY.delivery(formatMoney(deliveryPrice)) : null,
    next: state === 'active' && next ? {cycle: next.cycle, date: next.date} : null,
    skipped:
      state === 'active'
        ? (nextAt < 0 ? cycles : cycles.slice(0, nextAt)).map(({cycle, date}): UpcomingOrder => ({cycle, date}))
        : [],
    canChange: contract.appEligibleForCustomerActions,
  };
}

const toUpcoming = ({
  cycleIndex,
  billingAttemptExpectedDate,
}: {
  cycleIndex: number;
  billingAttemptExpectedDate: string;
}) => ({
  cycle: cycleIndex,
  date: toDayView(billingAttemptExpectedDate).text,
});

/** Returns by how much the lines cost less than their items; null if they do not. */
function toDiscount(lines: SubscriptionFragment['lines']['nodes']): string | null {
  const minor = lines.reduce(
    (sum, {currentPrice, quantity, lineDiscountedPrice}) =>
      sum + toMinorUnits(currentPrice) * quantity - toMinorUnits(lineDiscountedPrice),
    0,
  );
  return minor > 0 ? formatMoney(toMoney(minor, lines[0]?.currentPrice.currencyCode ?? MARKET.currency)) : null;
}

function total(amounts: readonly Money[]): Money {
  const minor = amounts.reduce((sum, amount) => sum + toMinorUnits(amount), 0);
  return toMoney(minor, amounts[0]?.currencyCode ?? MARKET.currency);
}
