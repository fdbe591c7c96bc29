import type {OrderActionResult} from '~/features/orders/detail/order-action-result';
import type {TrackingView} from '~/features/orders/model/order-view';
import {FULFILLMENT_COPY} from './fulfillment-copy';
import {FulfillmentOrderForm, type FulfillmentOrderTarget} from './FulfillmentOrderForm';
import {TrackingFields} from './TrackingFields';

interface TrackingFormProps extends FulfillmentOrderTarget {
  readonly result: OrderActionResult | undefined;
  /** Whether there is a tracking number already. */
  readonly isUpdate: boolean;
  readonly current: TrackingView | null;
}

/** Adds or updates the tracking information of a fulfillment. */
export function TrackingForm({result, isUpdate, current, ...target}: TrackingFormProps) {
  const intent = isUpdate ? 'update-tracking' : 'add-tracking';
  return (
    <FulfillmentOrderForm
      {...target}
      intent={intent}
      label={isUpdate ? FULFILLMENT_COPY.updateTracking : FULFILLMENT_COPY.addTracking}
      pending={isUpdate ? FULFILLMENT_COPY.updating : FULFILLMENT_COPY.adding}
      className="flex flex-col gap-3"
    >
      <TrackingFields result={result?.intent === intent ? result : undefined} current={current} />
    </FulfillmentOrderForm>
  );
}
