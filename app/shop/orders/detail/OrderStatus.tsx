import type {ReactNode} from 'react';
import {filledTiers} from '~/ui/icons/filled-tiers';
import {Icon} from '~/ui/icons/Icon';
import {TiffinDrawing} from '~/ui/icons/TiffinDrawing';
import {StatusBadge} from '~/ui/StatusBadge';
import type {PricedView, ShipmentView} from '~/orders/model/order-view';
import {PROGRESS_COPY} from '~/orders/model/progress-copy';
import {PaymentSummary} from '../PaymentSummary';
import {TrackingLine} from '~/ui/TrackingLine';
import {EventList} from '~/ui/EventList';
import {SectionCard} from '~/ui/SectionCard';
import {DETAIL_COPY} from './detail-copy';
import {OrderSteps} from './OrderSteps';

interface OrderStatusProps extends Pick<
  PricedView,
  'status' | 'progress' | 'shipments' | 'toCome' | 'needsParcel' | 'timeline' | 'arrival'
> {
  /** The fulfillment panel of staff. */
  readonly panel?: ReactNode;
}

/** The status of an order: a badge, when it arrives, its steps, its parcels and its timeline. */
export function OrderStatus(props: OrderStatusProps) {
  const {status, arrival, progress, shipments, toCome, needsParcel, timeline, panel} = props;
  const isCancelled = progress.steps.at(-1)?.kind === 'cancelled';
  return (
    <SectionCard title={DETAIL_COPY.status}>
      <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
      {arrival && <p className="mt-4 text-lead font-semibold">{arrival}</p>}
      <div className="mt-5 flex items-start gap-4 sm:gap-6">
        {!isCancelled && (
          <TiffinDrawing tiers={filledTiers(shareReached(progress.steps))} className="w-16 shrink-0 print:hidden" />
        )}
        <div className="min-w-0 flex-1">
          <OrderSteps steps={progress.steps} />
        </div>
      </div>
      <PaymentSummary {...progress} className="mt-5" />
      {shipments.length === 0 && !isCancelled && (
        <p className="mt-5 text-ink-soft">{needsParcel ? DETAIL_COPY.noParcel : DETAIL_COPY.nothingToSend}</p>
      )}
      {shipments.length > 0 && (
        <ul className="mt-5 flex flex-col gap-3">
          {shipments.map((shipment, index) => (
            <Parcel key={index} shipment={shipment} name={DETAIL_COPY.parcel(index + 1, shipments.length)} />
          ))}
        </ul>
      )}
      {toCome.length > 0 && (
        <section aria-labelledby="still-to-come" className="mt-3 rounded-control border border-dashed border-line p-4">
          <h3 id="still-to-come" className="text-base font-semibold">
            {PROGRESS_COPY.toCome}
          </h3>
          <Contents items={toCome} />
        </section>
      )}
      {panel}
      <Timeline timeline={timeline} />
    </SectionCard>
  );
}

/** A step that was reached partly counts once it is done. */
const shareReached = (steps: PricedView['progress']['steps']): number =>
  steps.filter(({state}) => state === 'done').length / steps.length;

const Contents = ({items}: {readonly items: readonly string[]}) =>
  items.length > 0 && (
    <ul className="mt-1 text-sm [overflow-wrap:anywhere]">
      {items.map((item, index) => (
        <li key={index}>{item}</li>
      ))}
    </ul>
  );

interface ParcelProps {
  readonly shipment: ShipmentView;
  readonly name: string;
}

function Parcel({shipment: {status, arrival, tracking, contents}, name}: ParcelProps) {
  return (
    <li className="rounded-control border border-line p-4">
      <p className="font-semibold">
        {name} <span className="font-normal text-ink-soft">· {arrival ?? status}</span>
      </p>
      <Contents items={contents} />
      {tracking.map((view) => (
        <TrackingLine key={view.number ?? view.url} tracking={view} />
      ))}
    </li>
  );
}

/** Collapsed by default, because the steps above already answer the common question. */
function Timeline({timeline}: Pick<PricedView, 'timeline'>) {
  return (
    <details className="group mt-5 border-t border-line pt-2">
      <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold underline-offset-4 hover:underline">
        {DETAIL_COPY.timeline}
        <Icon
          name="chevron-down"
          className="size-4 text-ink-soft transition-transform duration-200 group-open:rotate-180 print:hidden"
        />
      </summary>
      <EventList events={timeline} className="mt-1" />
    </details>
  );
}
