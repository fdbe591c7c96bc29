import {AdminCard} from '~/admin/frame/AdminCard';
import {AdminPage} from '~/admin/frame/AdminPage';
import {DataTable} from '~/admin/frame/charts/DataTable';
import {SalesChart} from '~/admin/frame/charts/SalesChart';
import {SalesFigures} from '~/admin/frame/charts/SalesFigures';
import {WindowLinks} from '~/admin/frame/charts/WindowLinks';
import {VITAL_METRICS} from '~/core/beacon';
import {Alert} from '~/ui/Alert';
import {cn} from '~/ui/cn';
import {ScrollArea} from '~/ui/ScrollArea';
import {ANALYTICS_COPY} from './analytics-copy';
import {analyticsPath} from './analytics-path';
import type {AnalyticsPageView, AnalyticsView, FigureRows} from './analytics-view';
import {FunnelChart} from './FunnelChart';

/** A table with more columns scrolls on small screens, so that the names of its rows stay readable. */
const NARROW_COLUMNS = 3;
const TITLES = [ANALYTICS_COPY.visits, ANALYTICS_COPY.pageViews, ANALYTICS_COPY.purchases, ANALYTICS_COPY.revenue];

/** What visitors with consent did, how far they came, and how fast the pages were. */
export function AnalyticsPage({window, isOff, analytics}: AnalyticsPageView) {
  return (
    <AdminPage title={ANALYTICS_COPY.title}>
      {analytics === null && (
        <Alert tone="error" title={ANALYTICS_COPY.failed}>
          {ANALYTICS_COPY.failedText}
        </Alert>
      )}
      {isOff && (
        <Alert tone="info" title={ANALYTICS_COPY.off}>
          {ANALYTICS_COPY.offText}
        </Alert>
      )}
      {analytics?.isComplete === false && <Alert tone="info" title={ANALYTICS_COPY.incomplete} />}
      {analytics?.isEmpty && <Alert tone="info" title={ANALYTICS_COPY.empty} />}
      <section aria-label={ANALYTICS_COPY.summary} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{ANALYTICS_COPY.summary}</h2>
          <WindowLinks current={window} toPath={analyticsPath} />
        </div>
        <SalesFigures figures={analytics?.figures ?? null} titles={TITLES} />
        <p className="max-w-prose text-sm leading-snug text-ink-soft">{ANALYTICS_COPY.note}</p>
      </section>
      {analytics && <Details {...analytics} />}
    </AdminPage>
  );
}

function Details({charts, funnel, events, products, vitals, drops}: AnalyticsView) {
  const {event, times, timesBefore, product, units, value, page, samples, reason} = ANALYTICS_COPY;
  return (
    <>
      <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4">
        {charts.map((chart) => (
          <SalesChart key={chart.title} {...chart} />
        ))}
      </div>
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2 lg:gap-4">
        <FunnelChart steps={funnel} />
        <Figures title={ANALYTICS_COPY.events} columns={[event, times, timesBefore]} rows={events} />
        <Figures
          title={ANALYTICS_COPY.products}
          note={ANALYTICS_COPY.productsNote}
          columns={[product, units, value]}
          rows={products}
        />
        <Figures title={ANALYTICS_COPY.drops} note={ANALYTICS_COPY.dropsNote} columns={[reason, times]} rows={drops} />
      </div>
      <Figures
        title={ANALYTICS_COPY.vitals}
        note={ANALYTICS_COPY.vitalsNote}
        columns={[page, ...VITAL_METRICS, samples]}
        rows={vitals}
      />
    </>
  );
}

interface FiguresProps {
  readonly title: string;
  readonly note?: string;
  readonly columns: readonly string[];
  readonly rows: FigureRows;
}

function Figures({title, note, columns, rows}: FiguresProps) {
  return (
    <AdminCard title={title} note={note}>
      {rows.length === 0 ? (
        <p>{ANALYTICS_COPY.nothing}</p>
      ) : (
        <ScrollArea label={ANALYTICS_COPY.tableOf(title)}>
          <DataTable
            caption={title}
            columns={columns}
            rows={rows}
            className={cn(columns.length > NARROW_COLUMNS && 'min-w-xl')}
          />
        </ScrollArea>
      )}
    </AdminCard>
  );
}
