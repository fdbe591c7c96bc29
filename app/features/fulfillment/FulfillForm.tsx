import {Icon} from '~/ui/icons/Icon';
import type {OrderActionResult} from '~/features/orders/detail/order-action-result';
import {FULFILLMENT_COPY} from './fulfillment-copy';
import {FulfillmentOrderForm, type FulfillmentOrderTarget} from './FulfillmentOrderForm';
import {TrackingFields} from './TrackingFields';

/** Marks a part as sent, with the number of the parcel where it is known already. */
export function FulfillForm({
  reply,
  ...facts
}: FulfillmentOrderTarget & {readonly reply: OrderActionResult | undefined}) {
  const said = reply?.intent === 'fulfill' ? reply : undefined;
  return (
    <FulfillmentOrderForm
      {...facts}
      intent="fulfill"
      label={FULFILLMENT_COPY.fulfill}
      pending={FULFILLMENT_COPY.fulfilling}
      className="flex flex-col gap-3"
    >
      <details className="group" open={Object.keys(said?.fieldErrors ?? {}).length > 0 || undefined}>
        <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold underline-offset-4 hover:underline">
          {FULFILLMENT_COPY.withTracking}
          <Icon
            name="chevron-down"
            className="size-4 text-ink-soft transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <TrackingFields reply={said} />
      </details>
    </FulfillmentOrderForm>
  );
}
