import {Icon} from '~/ui/icons/Icon';
import type {OrderReply} from '~/features/orders/detail/order-reply';
import {PANEL_COPY} from './fulfillment-copy';
import {PartForm, type PartFacts} from './PartForm';
import {TrackingFields} from './TrackingFields';

/** Marks a part as sent, with the number of the parcel where it is known already. */
export function FulfillForm({reply, ...facts}: PartFacts & {readonly reply: OrderReply | undefined}) {
  const said = reply?.intent === 'fulfill' ? reply : undefined;
  return (
    <PartForm
      {...facts}
      intent="fulfill"
      label={PANEL_COPY.fulfill}
      pending={PANEL_COPY.fulfilling}
      className="flex flex-col gap-3"
    >
      <details className="group" open={Object.keys(said?.fieldErrors ?? {}).length > 0 || undefined}>
        <summary className="inline-flex min-h-11 list-none items-center gap-2 font-semibold underline-offset-4 hover:underline">
          {PANEL_COPY.withTracking}
          <Icon
            name="chevron-down"
            className="size-4 text-ink-soft transition-transform duration-200 group-open:rotate-180"
          />
        </summary>
        <TrackingFields reply={said} />
      </details>
    </PartForm>
  );
}
