import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {TrackingLine} from '~/ui/TrackingLine';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {FULFILLMENT} from '~/orders/commands/fulfillment-fields';
import type {PanelParcelView} from './fulfillment-panel-view';
import type {FulfillmentOrderTarget} from './FulfillmentOrderForm';
import {TrackingForm} from './TrackingForm';

interface ParcelListProps {
  readonly parcels: readonly PanelParcelView[];
  readonly form: FulfillmentOrderTarget;
  readonly result: OrderActionResult | undefined;
}

/** The parcels of a fulfillment order, each with its tracking number, which staff may change at any time. */
export function ParcelList({parcels, form, result}: ParcelListProps) {
  // A form without a parcel is about the latest one.
  const submitted = result?.values[FULFILLMENT] ?? parcels.at(-1)?.id;
  return (
    <ul className="mt-4 flex flex-col gap-4 border-t border-line pt-4">
      {parcels.map((parcel, at) => (
        // A new number resets the form: its values belong to the previous one.
        <li key={`${parcel.id} ${parcel.tracking.map(({number, url}) => `${number} ${url}`).join(' ')}`}>
          <p className="text-sm font-semibold">
            {FULFILLMENT_COPY.parcel(at + 1)} · {FULFILLMENT_COPY.parcelItems(parcel.quantity)}
          </p>
          {parcel.tracking.map((view) => (
            <TrackingLine key={view.number ?? view.url} tracking={view} />
          ))}
          <div data-print="hidden" role="group" aria-label={FULFILLMENT_COPY.parcel(at + 1)} className="mt-2">
            <TrackingForm {...form} parcel={parcel} result={submitted === parcel.id ? result : undefined} />
          </div>
        </li>
      ))}
    </ul>
  );
}
