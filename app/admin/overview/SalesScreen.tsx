import {Alert} from '~/ui/Alert';
import {SALES_COPY} from '~/admin/frame/charts/sales-copy';
import {SalesChart} from '~/admin/frame/charts/SalesChart';
import {SalesFigures} from '~/admin/frame/charts/SalesFigures';
import {BestSellers} from './SalesLists';
import type {SalesScreenView} from '~/admin/frame/charts/sales-view';
import {salesPath} from '~/admin/frame/charts/sales-window';
import {WindowLinks} from '~/admin/frame/charts/WindowLinks';

/** The sales of a window: figures, charts and lists. Without a database the figures are dashes. */
export function SalesScreen({window, sales}: Pick<SalesScreenView, 'window' | 'sales'>) {
  return (
    <>
      {sales === null && (
        <Alert tone="error" title={SALES_COPY.failed}>
          {SALES_COPY.failedText}
        </Alert>
      )}
      {sales && !sales.isComplete && <Alert tone="info" title={SALES_COPY.incomplete} />}
      <section aria-label={SALES_COPY.figures} className="flex flex-col gap-3">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <h2 className="text-xl">{SALES_COPY.figures}</h2>
          <WindowLinks current={window} toPath={salesPath} />
        </div>
        <SalesFigures figures={sales?.figures ?? null} />
        <p className="max-w-prose text-sm leading-snug text-ink-soft">
          {SALES_COPY.note} {sales?.otherCurrency}
        </p>
      </section>
      {sales && (
        <div className="grid grid-cols-1 gap-3 lg:grid-cols-2 lg:gap-4">
          {sales.charts.map((chart) => (
            <SalesChart key={chart.title} {...chart} />
          ))}
        </div>
      )}
      <div className="grid grid-cols-1 items-start gap-3 lg:grid-cols-2 lg:gap-4">
        {sales && <BestSellers products={sales.products} bundles={sales.bundles} />}
      </div>
    </>
  );
}
