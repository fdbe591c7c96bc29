import {formatCount} from '~/core/format-count';
import {HEALTH_COPY, type MetricName} from './health-copy';

const SECOND_MS = 1_000;
const MINUTE_MS = 60_000;
const HOUR_MS = 3_600_000;

/** Formats a duration: `85 ms`, `1.2 s`, `4 min`, `3 h`. */
export function formatDuration(ms: number): string {
  if (ms < SECOND_MS) return `${Math.round(ms)} ms`;
  if (ms < MINUTE_MS) return `${(ms / SECOND_MS).toFixed(1)} s`;
  return ms < HOUR_MS ? `${Math.round(ms / MINUTE_MS)} min` : `${Math.round(ms / HOUR_MS)} h`;
}

/** Formats a share of one. Rounded down, so that 100 % means all. */
const formatShare = (share: number): string => `${(Math.floor(share * 10_000) / 100).toFixed(2)} %`;

/** Formats a share of failures. Any failure is more than 0 %. */
const formatFailures = (share: number): string =>
  share > 0 && share < 0.0001 ? '< 0.01 %' : `${(share * 100).toFixed(2)} %`;

/** Formats a measured value; a dash if it is unknown. */
export function formatMetric(name: MetricName, value: number | null): string {
  if (value === null) return HEALTH_COPY.unknown;
  switch (name) {
    case 'uptime':
      return formatShare(value);
    case 'errorRate':
      return formatFailures(value);
    case 'connections':
      return formatCount(value);
    default:
      return formatDuration(value);
  }
}
