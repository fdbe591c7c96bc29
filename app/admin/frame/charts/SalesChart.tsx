import {useId} from 'react';
import {DataTable} from './DataTable';
import {SALES_COPY} from './sales-copy';
import type {BarView, ChartView} from './sales-view';

const HEIGHT = 100;
/** The width of a bucket; the drawing is stretched to the width of its card. */
const STEP = 10;
const BAR = {inset: 1.5, width: 7};

/** A bar chart that the server draws, with its values as a table. Bars show the window, lines the one before. */
export function SalesChart({title, description, top, bucketColumn, bars}: ChartView) {
  const id = useId();
  return (
    <section
      aria-labelledby={`${id}-title`}
      className="min-w-0 rounded-card border border-line bg-surface-raised p-4 shadow-card lg:p-5"
    >
      <h2 id={`${id}-title`} className="font-sans text-base font-semibold">
        {title}
      </h2>
      <p id={`${id}-text`} className="mt-0.5 text-sm leading-snug text-ink-soft">
        {description}
      </p>
      <div className="mt-4" aria-hidden="true">
        <span className="text-xs leading-none text-ink-soft tabular-nums">{top}</span>
      </div>
      <Bars bars={bars} labelledBy={`${id}-title`} describedBy={`${id}-text`} />
      <Axis bars={bars} />
      <p className="mt-2 flex items-center gap-2 text-xs text-ink-soft">{SALES_COPY.chartHint}</p>
      <details className="mt-2">
        <summary className="flex min-h-11 w-fit cursor-pointer items-center text-sm font-semibold text-accent-ink underline lg:min-h-9">
          {SALES_COPY.asTable}
        </summary>
        <DataTable
          caption={title}
          columns={[bucketColumn, title, SALES_COPY.before]}
          rows={bars.map(({label, value, before}) => [label, value, before])}
        />
      </details>
    </section>
  );
}

interface BarsProps {
  readonly bars: readonly BarView[];
  readonly labelledBy: string;
  readonly describedBy: string;
}

const Bars = ({bars, labelledBy, describedBy}: BarsProps) => (
  <svg
    role="img"
    aria-labelledby={labelledBy}
    aria-describedby={describedBy}
    viewBox={`0 0 ${bars.length * STEP} ${HEIGHT}`}
    preserveAspectRatio="none"
    className="mt-1 block h-40 w-full overflow-visible border-y border-line"
  >
    {bars.map(({label, height, heightBefore}, index) => (
      <g key={index} data-bucket={label}>
        <rect
          x={index * STEP + BAR.inset}
          y={HEIGHT - height}
          width={BAR.width}
          height={height}
          className="fill-accent-ink opacity-75"
        />
        <line
          x1={index * STEP + BAR.inset / 2}
          x2={(index + 1) * STEP - BAR.inset / 2}
          y1={HEIGHT - heightBefore}
          y2={HEIGHT - heightBefore}
          strokeWidth={2}
          vectorEffect="non-scaling-stroke"
          className="stroke-copper"
        />
      </g>
    ))}
  </svg>
);

/** The names of the first, the middle and the last bucket. */
function Axis({bars}: {readonly bars: readonly BarView[]}) {
  const labels = [bars[0], bars[Math.floor(bars.length / 2)], bars.at(-1)].map((bar) => bar?.label ?? '');
  return (
    <div aria-hidden="true" className="mt-1 flex justify-between text-xs text-ink-soft tabular-nums">
      {labels.map((label) => (
        <span key={label}>{label}</span>
      ))}
    </div>
  );
}
