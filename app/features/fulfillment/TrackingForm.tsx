import type {OrderReply} from '~/features/orders/detail/order-reply';
import type {TrackingView} from '~/features/orders/model/order-view';
import {PANEL_COPY} from './fulfillment-copy';
import {PartForm, type PartFacts} from './PartForm';
import {TrackingFields} from './TrackingFields';

interface TrackingFormProps extends PartFacts {
  readonly reply: OrderReply | undefined;
  /** There is a number already. */
  readonly isUpdate: boolean;
  readonly known: TrackingView | null;
}

/** Says where a parcel can be followed. */
export function TrackingForm({reply, isUpdate, known, ...facts}: TrackingFormProps) {
  const intent = isUpdate ? 'update-tracking' : 'add-tracking';
  return (
    <PartForm
      {...facts}
      intent={intent}
      label={isUpdate ? PANEL_COPY.updateTracking : PANEL_COPY.addTracking}
      pending={isUpdate ? PANEL_COPY.updating : PANEL_COPY.adding}
      className="flex flex-col gap-3"
    >
      <TrackingFields reply={reply?.intent === intent ? reply : undefined} known={known} />
    </PartForm>
  );
}
