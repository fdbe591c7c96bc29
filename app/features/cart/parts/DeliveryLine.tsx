import {Icon} from '~/ui/icons/Icon';
import type {DeliveryView} from '../model/cart-view';

/** When it would arrive, and what that is made of. */
export function DeliveryLine({delivery: {words, hint}}: {readonly delivery: DeliveryView}) {
  return (
    <p className="flex gap-2 text-sm">
      <Icon name="calendar-days" className="size-5 shrink-0 text-natural" />
      <span>
        <span className="font-medium">{words}</span>
        <span className="block text-ink-soft">{hint}</span>
      </span>
    </p>
  );
}
