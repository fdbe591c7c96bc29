import {formatCount} from '~/core/format-count';
import {VITAL_METRICS, type VitalMetric} from '~/core/beacon';
import {ANALYTICS_COPY, DEVICE_TITLES} from './analytics-copy';
import type {FigureRows} from './analytics-view';
import type {Analytics} from './find-analytics.server';

type Vital = Analytics['vitals'][number];

const MAX_ROWS = 20;
const SECOND_MS = 1_000;

/** The upper limits of good values and of those that need improvement (web.dev/articles/vitals), CLS in thousandths. */
const LIMITS: Readonly<Record<VitalMetric, readonly [number, number]>> = {
  LCP: [2_500, 4_000],
  INP: [200, 500],
  CLS: [100, 250],
  TTFB: [800, 1_800],
};

/** Converts web vitals to a table: a row per page and device, those with the most measurements first. */
export function toVitalRows(vitals: readonly Vital[]): FigureRows {
  const titleOf = ({route, device}: Vital) => `${route} ${DEVICE_TITLES[device]}`;
  const titles = [...new Set(vitals.map(titleOf))];
  const samplesOf = (group: readonly Vital[]) => Math.max(...group.map(({samples}) => samples));
  return titles
    .map((title) => [title, vitals.filter((vital) => titleOf(vital) === title)] as const)
    .sort(([, one], [, other]) => samplesOf(other) - samplesOf(one))
    .slice(0, MAX_ROWS)
    .map(([title, group]) => [
      title,
      ...VITAL_METRICS.map((metric) => {
        const vital = group.find((each) => each.metric === metric);
        return vital ? `${formatVital(vital)} ${rate(vital)}` : ANALYTICS_COPY.notMeasured;
      }),
      formatCount(samplesOf(group)),
    ]);
}

function formatVital({metric, p75}: Vital): string {
  if (metric === 'CLS') return (p75 / SECOND_MS).toFixed(2);
  return p75 < SECOND_MS ? `${Math.round(p75)} ms` : `${(p75 / SECOND_MS).toFixed(1)} s`;
}

function rate({metric, p75}: Vital): string {
  const [good, poor] = LIMITS[metric];
  if (p75 <= good) return 'good';
  return p75 <= poor ? 'fair' : 'poor';
}
