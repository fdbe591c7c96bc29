import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {FULFILLMENT} from '~/orders/commands/fulfillment-fields';
import type {PanelParcelView} from './fulfillment-panel-view';
import {FulfillmentOrderForm, type FulfillmentOrderTarget} from './FulfillmentOrderForm';
import {NotifyField} from '~/admin/frame/tracking-fields/NotifyField';
import {TrackingFields} from '~/admin/frame/tracking-fields/TrackingFields';

interface TrackingFormProps extends FulfillmentOrderTarget {
  readonly result: OrderActionResult | undefined;
  /** The parcel; null for a fulfillment order in progress that has none yet. */
  readonly parcel: PanelParcelView | null;
}

/** Adds or updates the tracking information of a parcel. */
export function TrackingForm({result, parcel, ...target}: TrackingFormProps) {
  const isUpdate = parcel?.tracking.some(({number}) => number) ?? false;
  const intent = isUpdate ? 'update-tracking' : 'add-tracking';
  const ownResult = result?.intent === intent ? result : undefined;
  return (
    <FulfillmentOrderForm
      {...target}
      intent={intent}
      label={isUpdate ? FULFILLMENT_COPY.updateTracking : FULFILLMENT_COPY.addTracking}
      pending={isUpdate ? FULFILLMENT_COPY.updating : FULFILLMENT_COPY.adding}
      className="flex flex-col gap-3"
    >
      {parcel && <input type="hidden" name={FULFILLMENT} value={parcel.id} />}
      <TrackingFields result={ownResult} current={parcel?.tracking.at(-1)} />
      <NotifyField result={ownResult} />
    </FulfillmentOrderForm>
  );
}
