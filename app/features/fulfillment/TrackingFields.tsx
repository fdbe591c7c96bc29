import {SelectField} from '~/ui/SelectField';
import {TextField} from '~/ui/TextField';
import type {OrderActionResult} from '~/features/orders/detail/order-action-result';
import type {TrackingView} from '~/features/orders/model/order-view';
import {CARRIERS} from '~/features/orders/model/carriers';
import {FULFILLMENT_COPY} from './fulfillment-copy';

interface TrackingFieldsProps {
  readonly result: OrderActionResult | undefined;
  readonly current?: TrackingView | null;
}

/** The fields for carrier, tracking number and tracking URL. */
export function TrackingFields({result, current}: TrackingFieldsProps) {
  const {fieldErrors = {}, values} = result ?? {};
  const currentCarrier = CARRIERS.find((carrier) => carrier === current?.carrier) ?? '';
  return (
    <div className="grid gap-3 pb-1 sm:grid-cols-2">
      <SelectField
        name="carrier"
        label={FULFILLMENT_COPY.carrier}
        defaultValue={values?.carrier ?? currentCarrier}
        error={fieldErrors.carrier}
      >
        <option value="">{FULFILLMENT_COPY.chooseCarrier}</option>
        {CARRIERS.map((carrier) => (
          <option key={carrier}>{carrier}</option>
        ))}
      </SelectField>
      <TextField
        name="number"
        label={FULFILLMENT_COPY.trackingNumber}
        defaultValue={values?.number ?? current?.number ?? ''}
        error={fieldErrors.number}
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        name="url"
        type="url"
        label={FULFILLMENT_COPY.trackingUrl}
        hint={FULFILLMENT_COPY.trackingUrlHint}
        defaultValue={values?.url ?? ''}
        error={fieldErrors.url}
        autoComplete="off"
        className="sm:col-span-2"
      />
    </div>
  );
}
