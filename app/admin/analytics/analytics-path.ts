import type {SalesWindow} from '~/admin/frame/charts/sales-window';

/** The window without a query. */
export const DEFAULT_ANALYTICS_WINDOW: SalesWindow = '24h';

export const analyticsPath = (window: SalesWindow): string =>
  window === DEFAULT_ANALYTICS_WINDOW ? '/admin/analytics' : `/admin/analytics?window=${window}`;
