import type {ReactNode} from 'react';
import {ItemPicture} from '../ItemPicture';
import type {ItemView} from '~/orders/model/order-view';
import {ORDERS_COPY} from '../orders-copy';
import {SectionCard} from '~/ui/SectionCard';
import {DETAIL_COPY} from './detail-copy';

interface OrderItemsProps {
  readonly items: readonly ItemView[];
  readonly renderAction?: (item: ItemView) => ReactNode;
}

export function OrderItems({items, renderAction}: OrderItemsProps) {
  return (
    <SectionCard title={DETAIL_COPY.items}>
      <ul className="divide-y divide-line">
        {items.map((item, index) => (
          <li key={index} className="flex flex-wrap gap-4 py-4 first:pt-0 last:pb-0">
            <ItemPicture item={item} sizes="80px" />
            <div className="min-w-0 flex-1 basis-24">
              <p className="leading-snug font-semibold [overflow-wrap:anywhere]">
                {item.quantity > 0 ? item.title : <s>{item.title}</s>}
              </p>
              {item.variant && <p className="text-sm text-ink-soft">{item.variant}</p>}
              <p className="mt-1 text-sm text-ink-soft tabular-nums">
                {ORDERS_COPY.quantity(item.quantity)} {item.unitPrice}
                {item.removed && <span>{` · ${item.removed}`}</span>}
              </p>
              {renderAction?.(item)}
            </div>
            <p className="ms-auto font-bold tabular-nums">{item.total}</p>
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
