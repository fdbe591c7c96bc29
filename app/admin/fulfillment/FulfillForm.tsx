import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import type {PanelItemView} from './fulfillment-panel-view';
import {FulfillmentOrderForm, type FulfillmentOrderTarget} from './FulfillmentOrderForm';
import {NotifyField} from '~/admin/frame/tracking-fields/NotifyField';
import {OptionalFields} from './OptionalFields';
import {QuantityFields} from './QuantityFields';
import {TrackingFields} from '~/admin/frame/tracking-fields/TrackingFields';

interface FulfillFormProps extends FulfillmentOrderTarget {
  readonly items: readonly PanelItemView[];
  readonly result: OrderActionResult | undefined;
}

/** Sends what remains, or some of it, in one parcel, with its tracking number if it is known already. */
export function FulfillForm({items, result, ...target}: FulfillFormProps) {
  const ownResult = result?.intent === 'fulfill' ? result : undefined;
  const {carrier, number, url} = ownResult?.values ?? {};
  return (
    <FulfillmentOrderForm
      {...target}
      intent="fulfill"
      label={FULFILLMENT_COPY.fulfill}
      pending={FULFILLMENT_COPY.fulfilling}
      className="flex flex-col gap-1"
    >
      <QuantityFields items={items} result={ownResult} />
      <OptionalFields label={FULFILLMENT_COPY.withTracking} isOpen={Boolean(carrier || number || url)}>
        <TrackingFields result={ownResult} />
      </OptionalFields>
      <NotifyField result={ownResult} />
    </FulfillmentOrderForm>
  );
}
