import type {MetricView} from './metric-view';
import {Sparkline} from './Sparkline';
import {StateLabel} from '~/admin/frame/StateLabel';

/** One measured value: its state, its newest value with the age, and the last 24 hours. */
export function MetricCard({title, value, note, state, points, summary}: MetricView) {
  return (
    <article className="flex min-w-0 flex-col gap-1 rounded-card border border-line bg-surface-raised p-4 shadow-card">
      <h3 className="font-sans text-sm leading-snug font-semibold text-ink-soft">{title}</h3>
      <div className="flex flex-wrap items-baseline justify-between gap-x-3">
        <p className="font-display text-[1.625rem] leading-tight font-semibold tabular-nums">{value}</p>
        <StateLabel state={state} />
      </div>
      <p className="mb-auto text-xs leading-snug text-ink-soft">{note}</p>
      <div className="mt-2">
        <Sparkline points={points} label={`${title}. ${summary}`} />
        <p className="mt-1 text-xs leading-snug text-ink-soft" aria-hidden>
          {summary}
        </p>
      </div>
    </article>
  );
}
