import {HoldFields} from '~/admin/frame/HoldFields';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {HOLD_NOTES, HOLD_REASON} from '~/orders/commands/fulfillment-fields';
import {FulfillmentOrderForm, type FulfillmentOrderTarget} from './FulfillmentOrderForm';
import {OptionalFields} from './OptionalFields';

interface HoldFormProps extends FulfillmentOrderTarget {
  readonly result: OrderActionResult | undefined;
}

/** Puts a fulfillment order on hold, with a reason and a note for other staff. */
export function HoldForm({result, ...target}: HoldFormProps) {
  const ownResult = result?.intent === 'place-hold' ? result : undefined;
  const {fieldErrors = {}, values = {}} = ownResult ?? {};
  return (
    <OptionalFields label={FULFILLMENT_COPY.holdFields} isOpen={ownResult !== undefined}>
      <FulfillmentOrderForm
        {...target}
        intent="place-hold"
        label={FULFILLMENT_COPY.hold}
        pending={FULFILLMENT_COPY.holding}
        tone="outline"
        className="flex flex-col gap-3"
      >
        <div className="grid grid-cols-1 gap-3 sm:grid-cols-2">
          <HoldFields
            reason={{name: HOLD_REASON, value: values[HOLD_REASON], error: fieldErrors[HOLD_REASON]}}
            notes={{name: HOLD_NOTES, value: values[HOLD_NOTES], error: fieldErrors[HOLD_NOTES]}}
          />
        </div>
      </FulfillmentOrderForm>
    </OptionalFields>
  );
}
