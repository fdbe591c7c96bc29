import {formatCount} from '~/core/format-count';

export const HEALTH_COPY = {
  title: 'Health',
  now: 'Right now',
  measured: 'Measured every minute',
  measuredHint:
    'The newest value, and the last 24 hours by half hour: the slowest round trip of each, and what its requests took.',
  unknown: '—',
  never: 'Not measured yet',
  ago: (age: string) => `Measured ${age}`,
  failed: 'The measurements cannot be loaded at the moment.',
  failedText: 'The database does not respond. What is known right now is shown above.',
  history: 'Show the last 24 hours as a table',
  historyCaption: 'Health of the last 24 hours by half hour, newest first',
  time: 'Time',
  requests: 'Requests',
  noHistory: 'No history yet',
  range: (low: string, high: string) => `Last 24 hours: ${low} to ${high}`,
} as const;

export const METRIC_TITLES = {
  p50: 'Response time (p50)',
  p95: 'Response time (p95)',
  errorRate: 'Error rate',
  database: 'Database round trip',
  connections: 'Database connections',
  shopify: 'Shopify API round trip',
  webhookDelay: 'Webhook lag (p95)',
  uptime: 'Uptime',
} as const;

export type MetricName = keyof typeof METRIC_TITLES;

/** The measured values in the order of the page. */
export const METRIC_NAMES = Object.keys(METRIC_TITLES) as readonly MetricName[];

/** The columns of the history, after the time. */
export const HISTORY_COLUMNS: readonly string[] = [
  HEALTH_COPY.requests,
  ...METRIC_NAMES.map((name) => METRIC_TITLES[name]),
];

/** Returns the note about the requests of a value. */
export const requestCount = (count: number): string =>
  `${formatCount(count)} ${count === 1 ? 'request' : 'requests'} in that minute`;

/** Returns the note about the checks of the uptime. @param unknownMinutes minutes without a check */
export const checkCount = (passed: number, checks: number, unknownMinutes: number): string =>
  [
    `${formatCount(passed)} of ${formatCount(checks)} checks passed in 24 hours`,
    ...(unknownMinutes > 0 ? [`${formatCount(unknownMinutes)} min unknown`] : []),
  ].join(' · ');
