import {formatCount} from '~/core/format-count';
import {formatPercent} from '~/core/format-percent';
import {formatMoney} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {MARKET} from '~/core/market';
import type {FigureView} from '~/admin/frame/charts/sales-view';
import type {SalesBuckets, SalesWindow} from '~/admin/frame/charts/sales-window';
import {toChart} from '~/admin/frame/charts/to-chart';
import {ANALYTICS_COPY, analyticsChange, dropTitle, EVENT_TITLES, FUNNEL_TITLES} from './analytics-copy';
import type {AnalyticsView, FigureRows, FunnelStepView} from './analytics-view';
import type {Analytics} from './find-analytics.server';
import {toVitalRows} from './to-vital-rows';

const TOP_EVENTS = 10;

const formatAmount = (minor: number): string => formatMoney(toMoney(minor, MARKET.currency));
const formatShare = (part: number, whole: number): string =>
  whole === 0 ? ANALYTICS_COPY.unknown : formatPercent(part / whole);
const sum = (values: readonly number[]): number => values.reduce((one, other) => one + other, 0);

type Event = Analytics['events'][number];
type Visits = Analytics['visits'][number];
/** The sums per bucket of the window, and of the one before. */
interface BucketSums {
  readonly before: readonly number[];
  readonly during: readonly number[];
}

export function toAnalyticsView(analytics: Analytics, {labels}: SalesBuckets, window: SalesWindow): AnalyticsView {
  const {length} = labels;
  const eventsOf = (name: Event['name'], valueOf = (event: Event) => event.events) =>
    sumPerBucket(
      analytics.events.filter((event) => event.name === name),
      valueOf,
      length,
    );
  const visits = sumPerBucket(analytics.visits, (row) => row.visits, length);
  const pageViews = eventsOf('page_view');
  const chart = (title: string, {before, during}: BucketSums) =>
    toChart({
      title,
      window,
      labels,
      format: formatCount,
      empty: ANALYTICS_COPY.nothing,
      values: during,
      valuesBefore: before,
    });
  const isDuring = ({bucket}: {readonly bucket: number}) => bucket > length;
  return {
    figures: [
      toFigure(ANALYTICS_COPY.visits, visits, window),
      toFigure(ANALYTICS_COPY.pageViews, pageViews, window),
      toFigure(ANALYTICS_COPY.purchases, eventsOf('purchase'), window),
      toFigure(
        ANALYTICS_COPY.revenue,
        eventsOf('purchase', (event) => event.value_minor),
        window,
        formatAmount,
      ),
    ],
    charts: [chart(ANALYTICS_COPY.visits, visits), chart(ANALYTICS_COPY.pageViews, pageViews)],
    funnel: toFunnel(analytics.visits.filter(isDuring)),
    events: toTopEvents(analytics.events, isDuring),
    products: analytics.products.map(({product, quantity, value_minor: valueMinor}) => [
      product,
      formatCount(quantity),
      formatAmount(valueMinor),
    ]),
    vitals: toVitalRows(analytics.vitals),
    drops: analytics.drops.map(({reason, drops}) => [dropTitle(reason), formatCount(drops)]),
    isComplete: analytics.is_complete,
    isEmpty: sum(visits.during) === 0 && !analytics.events.some(isDuring),
  };
}

function sumPerBucket<Row extends {readonly bucket: number}>(
  rows: readonly Row[],
  valueOf: (row: Row) => number,
  length: number,
): BucketSums {
  const values = Array.from({length: 2 * length}, () => 0);
  for (const row of rows) values[row.bucket - 1] = (values[row.bucket - 1] ?? 0) + valueOf(row);
  return {before: values.slice(0, length), during: values.slice(length)};
}

function toFigure(title: string, {before, during}: BucketSums, window: SalesWindow, format = formatCount): FigureView {
  const [value, valueBefore] = [sum(during), sum(before)];
  const share = valueBefore === 0 ? null : formatPercent(Math.abs(value - valueBefore) / valueBefore);
  return {title, value: format(value), change: analyticsChange(share, value < valueBefore, window)};
}

function toFunnel(visits: readonly Visits[]): readonly FunnelStepView[] {
  const total = (valueOf: (row: Visits) => number) => sum(visits.map(valueOf));
  const steps = [
    total((row) => row.visits),
    total((row) => row.saw_product),
    total((row) => row.added_to_cart),
    total((row) => row.began_checkout),
    total((row) => row.purchased),
  ];
  const [all = 0] = steps;
  return steps.map((count, index) => ({
    title: FUNNEL_TITLES[index] ?? '',
    visits: formatCount(count),
    share: formatShare(count, all),
    width: all === 0 ? 0 : Math.round((1000 * count) / all) / 10,
    shareOfStepBefore: index === 0 ? null : formatShare(count, steps[index - 1] ?? 0),
  }));
}

function toTopEvents(events: readonly Event[], isDuring: (event: Event) => boolean): FigureRows {
  const names = [...new Set(events.map(({name}) => name))];
  const counts = names.map((name) => {
    const rows = events.filter((event) => event.name === name);
    const all = sum(rows.map((row) => row.events));
    const during = sum(rows.filter(isDuring).map((row) => row.events));
    return {name, during, before: all - during};
  });
  return counts
    .filter(({during}) => during > 0)
    .sort((one, other) => other.during - one.during)
    .slice(0, TOP_EVENTS)
    .map(({name, during, before}) => [EVENT_TITLES[name], formatCount(during), formatCount(before)]);
}
