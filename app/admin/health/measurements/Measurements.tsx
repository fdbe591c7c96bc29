import {Alert} from '~/ui/Alert';
import {HEALTH_COPY} from './health-copy';
import {HistoryTable} from './HistoryTable';
import {MetricCard} from './MetricCard';
import type {HistoryRowView, MetricView} from './metric-view';

export interface MeasurementsView {
  readonly metrics: readonly MetricView[];
  readonly rows: readonly HistoryRowView[];
}

/** The measured values of the page. @param view null while the database is unavailable */
export function Measurements({view}: {readonly view: MeasurementsView | null}) {
  return (
    <section aria-labelledby="measured" className="grid grid-cols-1 gap-3 lg:gap-4">
      <div>
        <h2 id="measured" className="text-xl">
          {HEALTH_COPY.measured}
        </h2>
        <p className="text-sm text-ink-soft">{HEALTH_COPY.measuredHint}</p>
      </div>
      {view ? (
        <>
          <div className="grid grid-cols-1 gap-3 sm:grid-cols-2 lg:gap-4 xl:grid-cols-4">
            {view.metrics.map((metric) => (
              <MetricCard key={metric.title} {...metric} />
            ))}
          </div>
          <HistoryTable rows={view.rows} />
        </>
      ) : (
        <Alert tone="error" title={HEALTH_COPY.failed}>
          {HEALTH_COPY.failedText}
        </Alert>
      )}
    </section>
  );
}
