import {cn} from '~/ui/cn';
import {Moment} from '~/ui/Moment';
import type {EventView} from '../model/order-view';

/** The events of an order with their times. */
export function EventList({events, className}: {readonly events: readonly EventView[]; readonly className?: string}) {
  return (
    <ol className={cn('flex flex-col gap-2 text-sm', className)}>
      {events.map(({label, at}, index) => (
        <li key={index} className="flex flex-wrap justify-between gap-x-4">
          <span>{label}</span>
          <Moment at={at} className="text-ink-soft" />
        </li>
      ))}
    </ol>
  );
}
