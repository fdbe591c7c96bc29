import type {ChartView, FigureView} from '~/admin/frame/charts/sales-view';
import type {SalesWindow} from '~/admin/frame/charts/sales-window';

export interface FunnelStepView {
  readonly title: string;
  readonly visits: string;
  /** Of all visits, as text and in percent. */
  readonly share: string;
  readonly width: number;
  /** Of the visits of the step before; null for the first step. */
  readonly shareOfStepBefore: string | null;
}

/** The rows of a table: the name of each row and its figures. */
export type FigureRows = readonly (readonly string[])[];

/** What the page shows; null if the database did not respond. */
export interface AnalyticsView {
  readonly figures: readonly FigureView[];
  readonly charts: readonly ChartView[];
  readonly funnel: readonly FunnelStepView[];
  readonly events: FigureRows;
  readonly products: FigureRows;
  readonly vitals: FigureRows;
  readonly drops: FigureRows;
  readonly isComplete: boolean;
  /** Whether there were no visits with consent in this time. */
  readonly isEmpty: boolean;
}

export interface AnalyticsPageView {
  readonly window: SalesWindow;
  /** Whether a setting turns the collection off. */
  readonly isOff: boolean;
  readonly analytics: AnalyticsView | null;
}
