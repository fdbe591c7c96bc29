import {Icon} from '~/ui/icons/Icon';
import type {DeliveryTerms} from './load/find-delivery-terms.server';

/** Shipping cost and delivery time, shown below the Add to cart button. */
export function DeliveryTermsList({terms: {shipping, delivery}}: {readonly terms: DeliveryTerms}) {
  return (
    <ul className="mt-5 space-y-2 text-sm text-ink-soft">
      <li className="flex gap-2.5">
        <Icon name="truck" className="size-5 shrink-0 text-natural" />
        {shipping}
      </li>
      <li className="flex gap-2.5">
        <Icon name="calendar-days" className="size-5 shrink-0 text-natural" />
        {delivery}
      </li>
    </ul>
  );
}
