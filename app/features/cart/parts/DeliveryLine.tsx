import {Icon} from '~/ui/icons/Icon';
import {CART_COPY} from '../cart-copy';

/** When it would arrive, and what that is made of. */
export function DeliveryLine({delivery}: {readonly delivery: string}) {
  return (
    <p className="flex gap-2 text-sm">
      <Icon name="calendar-days" className="size-5 shrink-0 text-natural" />
      <span>
        <span className="font-medium">{CART_COPY.delivery(delivery)}</span>
        <span className="block text-ink-soft">{CART_COPY.deliveryHint}</span>
      </span>
    </p>
  );
}
