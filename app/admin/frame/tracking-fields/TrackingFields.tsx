import {SelectField} from '~/ui/SelectField';
import {TextField} from '~/ui/TextField';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import type {TrackingView} from '~/orders/model/order-view';
import {CARRIERS} from '~/orders/model/carriers';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {KNOWN_DUPLICATE} from '~/orders/commands/fulfillment-fields';
import {usePreselectedCarrier} from './use-preselected-carrier';

interface TrackingFieldsProps {
  readonly result: OrderActionResult | undefined;
  readonly current?: TrackingView | null;
}

/** The fields for carrier, tracking number and tracking URL. */
export function TrackingFields({result, current}: TrackingFieldsProps) {
  const {fieldErrors = {}, values} = result ?? {};
  const preselectCarrier = usePreselectedCarrier();
  const currentCarrier = CARRIERS.find((carrier) => carrier === current?.carrier) ?? '';
  return (
    <div className="@container">
      <div className="grid grid-cols-1 gap-3 pb-1 @md:grid-cols-2">
        {values?.[KNOWN_DUPLICATE] && <input type="hidden" name={KNOWN_DUPLICATE} value={values[KNOWN_DUPLICATE]} />}
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
          onInput={preselectCarrier}
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
          className="@md:col-span-2"
        />
      </div>
    </div>
  );
}
