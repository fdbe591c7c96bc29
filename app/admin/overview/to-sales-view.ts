import {createOnce} from '~/core/create-once';
import {formatCount} from '~/core/format-count';
import {formatPercent} from '~/core/format-percent';
import {formatMoney} from '~/core/money';
import {toMoney} from '~/core/to-money';
import {MARKET} from '~/core/market';
import type {Sales} from './find-sales.server';
import type {ProductStock} from './find-stock.server';
import {changeText, noChangeText, SALES_COPY} from '~/admin/frame/charts/sales-copy';
import type {SalesBuckets, SalesWindow} from '~/admin/frame/charts/sales-window';
import type {FigureView, LowStockView, SalesView, SellerView} from '~/admin/frame/charts/sales-view';
import {toChart} from '~/admin/frame/charts/to-chart';

const LOW_STOCK_BELOW = 10;
const MAX_SELLERS = 8;
const WINDOW_DAYS: Readonly<Record<SalesWindow, number>> = {'24h': 1, '7d': 7, '30d': 30};
const pointFormat = createOnce(() => new Intl.NumberFormat(MARKET.locale, {maximumFractionDigits: 1}));

const formatAmount = (minor: number): string => formatMoney(toMoney(minor, MARKET.currency));

/** The sums of some buckets. */
interface Totals {
  readonly orders: number;
  readonly otherCurrency: number;
  readonly revenueMinor: number;
  readonly repeatOrders: number;
}

const NOTHING: Totals = {orders: 0, otherCurrency: 0, revenueMinor: 0, repeatOrders: 0};

const add = (sum: Totals, each: Totals): Totals => ({
  orders: sum.orders + each.orders,
  otherCurrency: sum.otherCurrency + each.otherCurrency,
  revenueMinor: sum.revenueMinor + each.revenueMinor,
  repeatOrders: sum.repeatOrders + each.repeatOrders,
});

/** Converts the sales of a window for the page. @param stock null if Shopify did not respond */
export function toSalesView(
  sales: Sales,
  {labels}: SalesBuckets,
  window: SalesWindow,
  stock: readonly ProductStock[] | null,
): SalesView {
  const known = new Map(
    sales.buckets.map((each) => [
      each.bucket,
      {
        orders: each.order_count,
        otherCurrency: each.other_currency_count,
        revenueMinor: each.revenue_minor,
        repeatOrders: each.repeat_order_count,
      },
    ]),
  );
  const buckets = Array.from({length: 2 * labels.length}, (_, index) => known.get(index + 1) ?? NOTHING);
  const before = buckets.slice(0, labels.length);
  const during = buckets.slice(labels.length);
  const [sum, sumBefore] = [during.reduce(add, NOTHING), before.reduce(add, NOTHING)];
  const chart = (title: string, valueOf: (totals: Totals) => number, format: (value: number) => string) =>
    toChart({
      title,
      window,
      labels,
      format,
      values: during.map(valueOf),
      valuesBefore: before.map(valueOf),
      empty: SALES_COPY.noSales,
    });
  return {
    figures: toFigures(sum, sumBefore, window),
    charts: [
      chart(SALES_COPY.orders, ({orders}) => orders, formatCount),
      chart(SALES_COPY.revenue, ({revenueMinor}) => revenueMinor, formatAmount),
    ],
    otherCurrency: sum.otherCurrency > 0 ? SALES_COPY.otherCurrency(formatCount(sum.otherCurrency)) : null,
    ...toSellers(sales.products, stock),
    isComplete: sales.is_complete,
  };
}

/**
 * Returns the products with low stock, the fewest units first; null if the stock is unknown.
 * @param sold what was sold in the window, which says how long the stock lasts
 */
export function toLowStock(
  stock: readonly ProductStock[] | null,
  sold: Sales['products'],
  window: SalesWindow,
): readonly LowStockView[] | null {
  if (stock === null) return null;
  const soldPerDay = new Map(sold.map(({product, units}) => [product, units / WINDOW_DAYS[window]]));
  return stock
    .flatMap(({id, title, units}) => (units !== null && units < LOW_STOCK_BELOW ? [{id, title, units}] : []))
    .sort((one, other) => one.units - other.units || one.title.localeCompare(other.title))
    .map(({id, title, units}) => ({
      id,
      title,
      units: formatCount(units),
      lasts: lastsText(units, soldPerDay.get(id) ?? 0),
    }));
}

function lastsText(units: number, perDay: number): string {
  if (units <= 0) return SALES_COPY.soldOut;
  if (perDay === 0) return SALES_COPY.notSold;
  const days = Math.floor(units / perDay);
  return days < 1 ? SALES_COPY.lessThanADay : SALES_COPY.days(days);
}

function toFigures(sum: Totals, before: Totals, window: SalesWindow): readonly FigureView[] {
  const figure = (
    title: string,
    format: (value: number) => string,
    valueOf: (totals: Totals) => number | null,
    compare = relativeChange,
  ): FigureView => {
    const [value, valueBefore] = [valueOf(sum), valueOf(before)];
    const change =
      value === null
        ? null
        : before.orders === 0 || valueBefore === null
          ? noChangeText(window)
          : compare(value, valueBefore, window);
    return {title, value: value === null ? SALES_COPY.unknown : format(value), change};
  };
  return [
    figure(SALES_COPY.orders, formatCount, ({orders}) => orders),
    figure(SALES_COPY.revenue, formatAmount, ({revenueMinor}) => revenueMinor),
    figure(SALES_COPY.averageOrder, formatAmount, averageOrder),
    figure(SALES_COPY.repeatRate, formatPercent, repeatRate, changeInPoints),
  ];
}

/** Returns the average in minor units; null without an order in the shop's currency. */
const averageOrder = ({orders, otherCurrency, revenueMinor}: Totals): number | null =>
  orders > otherCurrency ? Math.round(revenueMinor / (orders - otherCurrency)) : null;

const repeatRate = ({orders, repeatOrders}: Totals): number | null => (orders > 0 ? repeatOrders / orders : null);

function relativeChange(value: number, before: number, window: SalesWindow): string {
  if (before === 0) return noChangeText(window);
  const share = (value - before) / before;
  return changeText(`${formatPercent(Math.abs(share))} ${share < 0 ? 'less' : 'more'}`, window);
}

function changeInPoints(value: number, before: number, window: SalesWindow): string {
  const points = 100 * (value - before);
  return changeText(`${pointFormat().format(Math.abs(points))} points ${points < 0 ? 'less' : 'more'}`, window);
}

function toSellers(
  products: Sales['products'],
  stock: readonly ProductStock[] | null,
): Pick<SalesView, 'products' | 'bundles'> {
  const bundles = new Set(stock?.filter(({isBundle}) => isBundle).map(({id}) => id));
  const sold = products.filter(({units}) => units > 0);
  const list = (isWanted: (product: string) => boolean) =>
    sold
      .filter(({product}) => isWanted(product))
      .slice(0, MAX_SELLERS)
      .map(toSeller);
  return {
    products: list((product) => !bundles.has(product)),
    bundles: stock === null ? null : list((product) => bundles.has(product)),
  };
}

const toSeller = (product: Sales['products'][number]): SellerView => ({
  id: product.product,
  title: product.title,
  units: formatCount(product.units),
  unitsBefore: formatCount(product.units_before),
  revenue: formatAmount(product.revenue_minor),
});
