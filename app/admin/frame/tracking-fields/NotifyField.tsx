import {CheckField} from '~/admin/frame/CheckField';
import type {OrderActionResult} from '~/orders/commands/order-action-result';
import {FULFILLMENT_COPY} from '~/orders/commands/fulfillment-copy';
import {NOTIFY} from '~/orders/commands/fulfillment-fields';

/** Whether Shopify tells the customer by mail; it does unless staff decide otherwise. */
export function NotifyField({result}: {readonly result: OrderActionResult | undefined}) {
  const isChecked = !result || result.values[NOTIFY] !== undefined;
  return <CheckField name={NOTIFY} label={FULFILLMENT_COPY.notify} isChecked={isChecked} />;
}
