import type {SalesWindow} from './sales-window';

export const SALES_COPY = {
  windows: 'Time',
  figures: 'Sales',
  failed: 'Failed to load dashboard data',
  failedText: 'The database does not respond. Please try again in a minute.',
  unknown: '—',
  orders: 'Orders',
  revenue: 'Revenue',
  averageOrder: 'Average order',
  repeatRate: 'Repeat rate',
  note: 'Revenue is what remains of the orders placed in this time after refunds, with shipping and tax. Test orders, canceled orders and orders whose payment was voided or has expired do not count. The repeat rate is the share of orders by customers with an earlier order.',
  otherCurrency: (count: string) =>
    `${count === '1' ? '1 order is' : `${count} orders are`} in another currency than US dollars: counted, but not part of the revenue.`,
  incomplete: 'Some orders are not in these figures yet: they are still being added up. Refresh in a moment.',
  chartHint: 'Bars show this time, lines the same time before.',
  asTable: 'Show as a table',
  before: 'Before',
  noSales: 'No orders in this time.',
  bestSellers: 'Bestsellers',
  bundles: 'Bestselling bundles',
  bestSellersUnsorted: 'Shopify did not tell which products are bundles, so they are in one list.',
  bestSellersNote: 'Before discounts on the whole order, without shipping and tax.',
  product: 'Product',
  units: 'Units',
  unitsBefore: 'Units before',
  lowStock: 'Low stock',
  lowStockNote: 'Products on sale with fewer than 10 units, and how long they last at the pace of the sales below.',
  stockUnknown: 'Shopify did not give the stock.',
  noLowStock: 'No product is low.',
  left: 'Left',
  lasts: 'Lasts',
  soldOut: 'sold out',
  lessThanADay: 'less than a day',
  days: (count: number) => (count === 1 ? '1 day' : `${count} days`),
  notSold: '—',
} as const;

export const WINDOW_TITLES: Readonly<Record<SalesWindow, string>> = {
  '24h': '24 hours',
  '7d': '7 days',
  '30d': '30 days',
};

/** How one bucket of each window is called. */
export const BUCKET_TITLES: Readonly<Record<SalesWindow, {readonly per: string; readonly column: string}>> = {
  '24h': {per: 'per hour', column: 'Hour'},
  '7d': {per: 'per day', column: 'Day'},
  '30d': {per: 'per day', column: 'Day'},
};

/** Compares a window with the one before, by the difference as text. */
export const changeText = (change: string, window: SalesWindow): string =>
  `${change} than the ${WINDOW_TITLES[window]} before`;

/** Says that there is nothing to compare with. */
export const noChangeText = (window: SalesWindow): string => `No orders in the ${WINDOW_TITLES[window]} before`;

/** Describes a chart for people who do not see it. */
export const chartText = (facts: {
  readonly total: string;
  readonly before: string;
  readonly highest: string;
  readonly highestAt: string;
}): string => `${facts.total} in all, ${facts.before} before. The most: ${facts.highest}, ${facts.highestAt}.`;
