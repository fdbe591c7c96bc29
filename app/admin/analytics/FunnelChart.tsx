import {useId} from 'react';
import {AdminCard} from '~/admin/frame/AdminCard';
import {DataTable} from '~/admin/frame/charts/DataTable';
import {ScrollArea} from '~/ui/ScrollArea';
import {ANALYTICS_COPY} from './analytics-copy';
import type {FunnelStepView} from './analytics-view';

const STEP = 20;
const BAR_HEIGHT = 12;

/** The funnel as bars that the server draws, with its values as a table below. */
export function FunnelChart({steps}: {readonly steps: readonly FunnelStepView[]}) {
  const id = useId();
  return (
    <AdminCard title={ANALYTICS_COPY.funnel} note={ANALYTICS_COPY.funnelNote}>
      <svg
        role="img"
        aria-labelledby={`${id}-title`}
        viewBox={`0 0 100 ${steps.length * STEP}`}
        preserveAspectRatio="none"
        className="block h-32 w-full border-s border-line"
      >
        <title id={`${id}-title`}>{steps.map(({title, visits}) => `${title}: ${visits}`).join(', ')}</title>
        {steps.map(({title, width}, index) => (
          <rect
            key={title}
            y={index * STEP + (STEP - BAR_HEIGHT) / 2}
            width={width}
            height={BAR_HEIGHT}
            className="fill-accent-ink opacity-75"
          />
        ))}
      </svg>
      <ScrollArea label={ANALYTICS_COPY.tableOf(ANALYTICS_COPY.funnel)} className="mt-3">
        <DataTable
          caption={ANALYTICS_COPY.funnel}
          columns={[ANALYTICS_COPY.step, ANALYTICS_COPY.visits, ANALYTICS_COPY.ofVisits, ANALYTICS_COPY.ofStepBefore]}
          rows={steps.map(({title, visits, share, shareOfStepBefore}) => [
            title,
            visits,
            share,
            shareOfStepBefore ?? ANALYTICS_COPY.unknown,
          ])}
        />
      </ScrollArea>
    </AdminCard>
  );
}
