import type {OrderActionResult} from '~/features/orders/detail/order-action-result';
import type {TrackingView} from '~/features/orders/model/order-view';
import {FULFILLMENT_COPY} from './fulfillment-copy';
import {FulfillmentOrderForm, type FulfillmentOrderTarget} from './FulfillmentOrderForm';
import {TrackingFields} from './TrackingFields';

interface TrackingFormProps extends FulfillmentOrderTarget {
  readonly reply: OrderActionResult | undefined;
  /** There is a number already. */
  readonly isUpdate: boolean;
  readonly known: TrackingView | null;
}

/** Says where a parcel can be followed. */
export function TrackingForm({reply, isUpdate, known, ...facts}: TrackingFormProps) {
  const intent = isUpdate ? 'update-tracking' : 'add-tracking';
  return (
    <FulfillmentOrderForm
      {...facts}
      intent={intent}
      label={isUpdate ? FULFILLMENT_COPY.updateTracking : FULFILLMENT_COPY.addTracking}
      pending={isUpdate ? FULFILLMENT_COPY.updating : FULFILLMENT_COPY.adding}
      className="flex flex-col gap-3"
    >
      <TrackingFields reply={reply?.intent === intent ? reply : undefined} known={known} />
    </FulfillmentOrderForm>
  );
}
