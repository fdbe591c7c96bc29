import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {NOTIFY} from '~/orders/commands/fulfillment-fields';

/** Whether Shopify tells the customer by mail; it does unless staff decide otherwise. */
export function NotifyField({result}: {readonly result: OrderActionResult | undefined}) {
  return (
    <label className="flex min-h-11 items-center gap-3 text-sm">
      <input
        type="checkbox"
        name={NOTIFY}
        value="yes"
        defaultChecked={!result || result.values[NOTIFY] !== undefined}
        className="size-5 accent-accent-ink"
      />
      {FULFILLMENT_COPY.notify}
    </label>
  );
}
