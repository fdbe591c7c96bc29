import {formatCount} from '~/core/format-count';
import {CONNECTION_COPY} from '~/admin/frame/connection-copy';
import type {IconName} from '~/ui/icons/icon-names';
import {OVERVIEW_COPY} from './overview-copy';
import type {ShopCount, ShopTotals} from './shop-totals';

export interface StatCardView {
  readonly title: string;
  readonly icon: IconName;
  readonly value: string;
  readonly notes: readonly string[];
  readonly tone: 'figure' | 'good' | 'bad';
}

/** Returns the cards of the overview. An unknown figure is a dash, never a number. */
export function toStatCards({orders, customers, products, health}: ShopTotals): readonly StatCardView[] {
  const isHealthy = health.overall === 'ok';
  return [
    {
      title: OVERVIEW_COPY.orders,
      icon: 'clipboard-list',
      value: orders ? formatCount(orders.all) : OVERVIEW_COPY.unknown,
      notes: orders ? toOrderNotes(orders) : [OVERVIEW_COPY.ordersUnknown],
      tone: 'figure',
    },
    {title: OVERVIEW_COPY.customers, icon: 'users-round', ...toCountView(customers)},
    {title: OVERVIEW_COPY.products, icon: 'tags', ...toCountView(products)},
    {
      title: OVERVIEW_COPY.health,
      icon: 'heart-pulse',
      value: isHealthy ? CONNECTION_COPY.healthy : CONNECTION_COPY.unhealthy,
      notes: [CONNECTION_COPY.shopify(health.shopifyStorefront), CONNECTION_COPY.database(health.supabase)],
      tone: isHealthy ? 'good' : 'bad',
    },
  ];
}

const toOrderNotes = ({pending, failedPayments}: NonNullable<ShopTotals['orders']>): readonly string[] => [
  OVERVIEW_COPY.pending(formatCount(pending)),
  ...(failedPayments > 0 ? [OVERVIEW_COPY.failedPayments(formatCount(failedPayments))] : []),
];

const toCountView = (counted: ShopCount | null): Pick<StatCardView, 'value' | 'notes' | 'tone'> => ({
  value: counted ? `${formatCount(counted.count)}${counted.isExact ? '' : '+'}` : OVERVIEW_COPY.unknown,
  notes: counted ? [] : [OVERVIEW_COPY.countUnknown],
  tone: 'figure',
});
