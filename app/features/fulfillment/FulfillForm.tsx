import {Icon} from '~/ui/icons/Icon';
import type {OrderActionResult} from '~/features/orders/detail/order-action-result';
import {FULFILLMENT_COPY} from './fulfillment-copy';
import {FulfillmentOrderForm, type FulfillmentOrderTarget} from './FulfillmentOrderForm';
import {TrackingFields} from './TrackingFields';

/** Marks a fulfillment order as fulfilled, with its tracking number if it is known already. */
export function FulfillForm({
  result,
  ...target
}: FulfillmentOrderTarget & {readonly result: OrderActionResult | undefined}) {
  const ownResult = result?.intent === 'fulfill' ? result : undefined;
  return (
    <FulfillmentOrderForm
      {...target}
      intent="fulfill"
      label={FULFILLMENT_COPY.fulfill}
      pending={FULFILLMENT_COPY.fulfilling}
      className="flex flex-col gap-3"
    >
      <details className="group" open={Object.keys(ownResult?.fieldErrors ?? {}).length > 0 || undefined}>
        <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold underline-offset-4 hover:underline">
          {FULFILLMENT_COPY.withTracking}
          <Icon
            name="chevron-down"
            className="size-4 text-ink-soft transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <TrackingFields result={ownResult} />
      </details>
    </FulfillmentOrderForm>
  );
}
