import {getQuantileMs} from '~/core/duration-histogram';
import {MARKET} from '~/core/market';
import {toMomentView} from '~/core/moments';
import {relativeTime} from '~/core/relative-time';
import {formatMetric} from './format-metric';
import {checkCount, HEALTH_COPY, METRIC_NAMES, METRIC_TITLES, requestCount, type MetricName} from './health-copy';
import type {HealthHistory, HealthSlot} from './health-history';
import type {MetricState} from '~/admin/frame/StateLabel';
import type {HistoryRowView, MetricView} from './metric-view';

/** A value that was measured this long ago says nothing about now. */
const OUTDATED_MS = 5 * 60_000;

const MINUTE_MS = 60_000;
const SLOT_MINUTES = 30;
/** Above this share of unknown minutes it is not known whether the shop was up. */
const MAX_UNKNOWN_SHARE = 0.1;

/** From these values on a metric is degraded, or critical. Connections are a share of those allowed, uptime of its absence. */
const LIMITS: Readonly<Record<MetricName, readonly [degraded: number, critical: number]>> = {
  p50: [500, 1_500],
  p95: [1_000, 2_500],
  errorRate: [0.01, 0.05],
  database: [250, 1_000],
  connections: [0.7, 0.9],
  shopify: [1_000, 2_500],
  webhookDelay: [60_000, 300_000],
  uptime: [0.001, 0.01],
};

type Measured = Pick<HealthSlot, 'databaseMs' | 'shopifyMs' | 'connections' | 'webhookDelayMs' | 'durations'> & {
  readonly errors: number | null;
};

type Values = Readonly<Record<MetricName, number | null>>;

const countRequests = (durations: readonly number[] | null): number =>
  (durations ?? []).reduce((sum, count) => sum + count, 0);

const toShare = (part: number | null, whole: number): number | null =>
  part === null || whole === 0 ? null : part / whole;

const toValues = (measured: Measured, uptime: number | null): Values => ({
  p50: getQuantileMs(measured.durations ?? [], 0.5),
  p95: getQuantileMs(measured.durations ?? [], 0.95),
  errorRate: toShare(measured.errors, countRequests(measured.durations)),
  database: measured.databaseMs,
  connections: measured.connections,
  shopify: measured.shopifyMs,
  webhookDelay: measured.webhookDelayMs,
  uptime,
});

function toState(name: MetricName, value: number | null, maxConnections: number): MetricState {
  if (value === null) return 'unknown';
  const [degraded, critical] = LIMITS[name];
  const compared = name === 'connections' ? value / maxConnections : name === 'uptime' ? 1 - value : value;
  if (compared >= critical) return 'critical';
  return compared >= degraded ? 'degraded' : 'normal';
}

const REQUEST_METRICS: ReadonlySet<MetricName> = new Set(['p50', 'p95', 'errorRate']);
/** A failed round trip is a failure of the service, not a lack of knowledge. */
const ROUND_TRIPS: ReadonlySet<MetricName> = new Set(['database', 'shopify']);

function summarize(name: MetricName, points: readonly (number | null)[]): string {
  const known = points.filter((point) => point !== null);
  if (known.length === 0) return HEALTH_COPY.noHistory;
  const [low, high] = [Math.min(...known), Math.max(...known)];
  return HEALTH_COPY.range(formatMetric(name, low), formatMetric(name, high));
}

const toAge = (at: string | null, now: Date): string =>
  at === null ? HEALTH_COPY.never : HEALTH_COPY.ago(relativeTime(new Date(at), now.getTime()));

/** Returns the measured values with their history. An unknown value is a dash, never a number. */
export function toMetrics({last, slots}: HealthHistory, now: Date): readonly MetricView[] {
  const [passed, checks] = [sumOf(slots, 'passed'), sumOf(slots, 'checks')];
  const uptime = toUptime(slots, now);
  const values = toValues(last, uptime.share);
  const history = slots.map((slot) => toSlotValues(slot, now));
  const extra: Partial<Record<MetricName, string>> = {
    p50: requestCount(countRequests(last.durations)),
    p95: requestCount(countRequests(last.durations)),
    errorRate: requestCount(countRequests(last.durations)),
    connections: `of ${last.maxConnections}`,
    uptime: checkCount(passed, checks, uptime.unknownMinutes),
  };
  return METRIC_NAMES.map((name) => {
    const at = REQUEST_METRICS.has(name) ? last.sampledAt : last.checkedAt;
    const points = history.map((each) => each[name]);
    const hasDetails = values[name] !== null || (name === 'uptime' && checks > 0);
    return {
      title: METRIC_TITLES[name],
      value: formatMetric(name, values[name]),
      note: [toAge(at, now), ...(hasDetails ? [extra[name]] : [])].filter(Boolean).join(' · '),
      state: toCurrentState(name, values[name], {maxConnections: last.maxConnections, at, now}),
      points,
      summary: summarize(name, points),
    };
  });
}

function toCurrentState(
  name: MetricName,
  value: number | null,
  {maxConnections, at, now}: {readonly maxConnections: number; readonly at: string | null; readonly now: Date},
): MetricState {
  if (at === null) return 'unknown';
  if (now.getTime() - Date.parse(at) > OUTDATED_MS) return 'outdated';
  if (value === null && ROUND_TRIPS.has(name)) return 'critical';
  return toState(name, value, maxConnections);
}

/** Minutes of a half hour that are over, each of which should have had a check. */
const minutesOf = ({slot}: HealthSlot, now: Date): number =>
  Math.max(0, Math.min(SLOT_MINUTES, Math.floor((now.getTime() - Date.parse(slot)) / MINUTE_MS)));

interface Uptime {
  /** Null while too few minutes were checked to say that the shop was up. */
  readonly share: number | null;
  readonly unknownMinutes: number;
}

/** A minute without a check is unknown: neither up nor down. Failures are reported however few checks there were. */
function toUptime(slots: readonly HealthSlot[], now: Date): Uptime {
  const checks = sumOf(slots, 'checks');
  const minutes = slots.reduce((sum, slot) => sum + minutesOf(slot, now), 0);
  const unknownMinutes = Math.max(0, minutes - checks);
  const share = toShare(sumOf(slots, 'passed'), checks);
  const isUp = share !== null && 1 - share < LIMITS.uptime[0];
  return {share: isUp && unknownMinutes > MAX_UNKNOWN_SHARE * minutes ? null : share, unknownMinutes};
}

const sumOf = (slots: readonly HealthSlot[], key: 'passed' | 'checks'): number =>
  slots.reduce((sum, slot) => sum + slot[key], 0);

const toSlotValues = (slot: HealthSlot, now: Date): Values => toValues(slot, toUptime([slot], now).share);

/** Returns the history as rows of text, the newest first. */
export const toHistoryRows = ({slots}: HealthHistory, now: Date): readonly HistoryRowView[] =>
  slots.toReversed().map((slot) => {
    const values = toSlotValues(slot, now);
    return {
      at: toMomentView(slot.slot, 'short'),
      cells: [
        countRequests(slot.durations).toLocaleString(MARKET.locale),
        ...METRIC_NAMES.map((name) => formatMetric(name, values[name])),
      ],
    };
  });
