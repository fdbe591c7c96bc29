import {cn} from './cn';
import {Moment} from './Moment';
import type {MomentView} from '~/core/moments';

interface ListedEvent {
  readonly label: string;
  readonly at: MomentView;
  /** Who or what caused it. */
  readonly source?: string;
  readonly detail?: string;
}

interface EventListProps {
  readonly events: readonly ListedEvent[];
  readonly className?: string;
}

export function EventList({events, className}: EventListProps) {
  return (
    <ol className={cn('flex flex-col gap-2 text-sm', className)}>
      {events.map(({label, at, source, detail}, index) => (
        <li key={index} className="flex flex-wrap justify-between gap-x-4">
          <span className="[overflow-wrap:anywhere]">
            {source && <span className="me-2 inline-block min-w-17 text-xs font-semibold text-ink-soft">{source}</span>}
            <span>{label}</span>
            {detail && <span className="text-ink-soft"> · {detail}</span>}
          </span>
          <Moment at={at} className="text-ink-soft" />
        </li>
      ))}
    </ol>
  );
}
