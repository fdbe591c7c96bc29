import {ShopImage} from '~/ui/ShopImage';
import {Icon} from '~/ui/icons/Icon';
import type {ItemView} from '../model/order-view';
import {ORDERS_COPY} from '../orders-copy';
import {Block} from './Block';
import {DETAIL_COPY} from './detail-copy';

/** What was ordered, line by line. */
export function OrderItems({items}: {readonly items: readonly ItemView[]}) {
  return (
    <Block title={DETAIL_COPY.items}>
      <ul className="divide-y divide-line">
        {items.map(({title, variant, quantity, removed, unitPrice, total, image}, index) => (
          <li key={index} className="flex gap-4 py-4 first:pt-0 last:pb-0">
            {image ? (
              <ShopImage
                image={image}
                alt=""
                aspect="1/1"
                sizes="80px"
                className="w-20 shrink-0 rounded-control bg-surface"
              />
            ) : (
              <span className="grid size-20 shrink-0 place-items-center rounded-control bg-surface text-ink-soft">
                <Icon name="soup" className="size-8" />
              </span>
            )}
            <div className="min-w-0 flex-1">
              <p className="leading-snug font-semibold [overflow-wrap:anywhere]">
                {quantity > 0 ? title : <s>{title}</s>}
              </p>
              {variant && <p className="text-sm text-ink-soft">{variant}</p>}
              <p className="mt-1 text-sm text-ink-soft tabular-nums">
                {ORDERS_COPY.quantity(quantity)} {unitPrice}
                {removed > 0 && ` · ${ORDERS_COPY.removed(removed)}`}
              </p>
            </div>
            <p className="font-bold tabular-nums">{total}</p>
          </li>
        ))}
      </ul>
    </Block>
  );
}
