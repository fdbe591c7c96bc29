import {onCLS, onINP, onLCP, onTTFB, type Metric} from 'web-vitals';
import {VITAL_METRICS, type VitalMetric} from '~/core/beacon';

type OnVital = (metric: VitalMetric, value: number) => void;

let current: OnVital | null = null;

const isMeasured = (name: string): name is VitalMetric => VITAL_METRICS.some((metric) => metric === name);

/** Reports the web vitals of this document to a function, each once. A later call replaces the function. */
export function watchVitals(onVital: OnVital): void {
  const isWatching = current !== null;
  current = onVital;
  if (isWatching) return;
  const report = ({name, value}: Metric) => void (isMeasured(name) && current?.(name, value));
  onTTFB(report);
  onLCP(report);
  onCLS(report);
  onINP(report);
}
