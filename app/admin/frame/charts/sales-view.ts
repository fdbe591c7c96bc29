import type {SalesWindow} from './sales-window';

/** A figure of a window, compared with the window before. */
export interface FigureView {
  readonly title: string;
  readonly value: string;
  readonly change: string | null;
}

/** One bucket of a chart, in percent of the chart's height, and as text for its table. */
export interface BarView {
  readonly label: string;
  readonly value: string;
  readonly before: string;
  readonly height: number;
  readonly heightBefore: number;
}

/** A chart of one figure over time. */
export interface ChartView {
  readonly title: string;
  /** Says in words what the chart shows. */
  readonly description: string;
  /** The value at the upper edge. */
  readonly top: string;
  readonly bucketColumn: string;
  readonly bars: readonly BarView[];
}

/** A product in a list of best sellers. */
export interface SellerView {
  readonly id: string;
  readonly title: string;
  readonly units: string;
  readonly unitsBefore: string;
  readonly revenue: string;
}

export interface LowStockView {
  readonly id: string;
  readonly title: string;
  readonly units: string;
  /** How long they last: `3 days`; a dash if none was sold. */
  readonly lasts: string;
}

/** What the overview shows of the sales; null if the database did not respond. */
export interface SalesView {
  readonly figures: readonly FigureView[];
  readonly charts: readonly ChartView[];
  readonly otherCurrency: string | null;
  /** Whether every order is in the figures. */
  readonly isComplete: boolean;
  readonly products: readonly SellerView[];
  /** Null if it is unknown which products are bundles: then they are among the products. */
  readonly bundles: readonly SellerView[] | null;
}

/** What the overview shows below the totals. */
export interface SalesScreenView {
  readonly window: SalesWindow;
  readonly sales: SalesView | null;
  /** The products with low stock, the fewest units first; null if the stock is unknown. */
  readonly lowStock: readonly LowStockView[] | null;
}
