import type {ReactNode} from 'react';
import {StatusBadge} from '~/ui/StatusBadge';
import type {StatusView} from '../model/order-status';
import type {EventView, ShipmentView} from '../model/order-view';
import {Block} from './Block';
import {DETAIL_COPY} from './detail-copy';
import {TrackingLine} from '../TrackingLine';

interface OrderStatusProps {
  readonly status: StatusView;
  readonly shipments: readonly ShipmentView[];
  readonly timeline: readonly EventView[];
  /** What the shop knows of how the order is sent. */
  readonly panel?: ReactNode;
}

/** How far an order is: in a word, parcel by parcel, and from the beginning. */
export function OrderStatus({status, shipments, timeline, panel}: OrderStatusProps) {
  return (
    <Block title={DETAIL_COPY.status}>
      <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
      {shipments.length === 0 ? (
        <p className="mt-4 text-ink-soft">{DETAIL_COPY.noParcel}</p>
      ) : (
        <ul className="mt-4 flex flex-col gap-3">
          {shipments.map((shipment, index) => (
            <Parcel key={index} shipment={shipment} number={shipments.length > 1 ? index + 1 : null} />
          ))}
        </ul>
      )}
      {panel}
      <h3 className="mt-6 font-sans text-base font-semibold">{DETAIL_COPY.timeline}</h3>
      <ol className="mt-3">
        {timeline.map(({words, at}, index) => (
          <li key={index} className="relative border-s-2 border-line pb-4 ps-5 last:border-transparent last:pb-0">
            <span aria-hidden="true" className="absolute -start-[7px] top-1.5 size-3 rounded-full bg-primary" />
            <p className="leading-snug font-semibold">{words}</p>
            <time dateTime={at.iso} className="text-sm text-ink-soft">
              {at.words}
            </time>
          </li>
        ))}
      </ol>
    </Block>
  );
}

function Parcel({shipment, number}: {readonly shipment: ShipmentView; readonly number: number | null}) {
  return (
    <li className="rounded-control border border-line p-4">
      <p className="font-semibold">
        {DETAIL_COPY.parcel} {number}
        {shipment.status && <span className="font-normal text-ink-soft"> · {shipment.status}</span>}
      </p>
      {shipment.tracking.map((tracking) => (
        <TrackingLine key={tracking.number ?? tracking.url} tracking={tracking} />
      ))}
    </li>
  );
}
