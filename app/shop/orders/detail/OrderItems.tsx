import type {ReactNode} from 'react';
import {ItemPicture} from '../ItemPicture';
import {RecipeLink} from '../RecipeLink';
import {groupByBundle} from '~/orders/model/group-by-bundle';
import type {ItemView} from '~/orders/model/order-view';
import {ORDERS_COPY} from '../orders-copy';
import {cn} from '~/ui/cn';
import {SectionCard} from '~/ui/SectionCard';
import {DETAIL_COPY} from './detail-copy';

interface OrderItemsProps {
  readonly items: readonly ItemView[];
  readonly renderAction?: (item: ItemView) => ReactNode;
}

/** The items of an order; the components of a bundle stand under its name. */
export function OrderItems({items, renderAction}: OrderItemsProps) {
  const groups = groupByBundle(items);
  return (
    <SectionCard title={DETAIL_COPY.items}>
      <ul className="divide-y divide-line">
        {groups.map(({bundle, items: parts}, index) =>
          bundle ? (
            <li key={index} className="py-4 first:pt-0 last:pb-0">
              <p id={`bundle-${index}`} className="leading-snug font-semibold [overflow-wrap:anywhere]">
                {bundle.name ?? ORDERS_COPY.bundle}
              </p>
              <ul
                aria-labelledby={`bundle-${index}`}
                className="mt-3 flex flex-col gap-4 border-s-2 border-line ps-3 sm:ps-4"
              >
                {parts.map((item, at) => (
                  <OrderItem key={at} item={item} renderAction={renderAction} />
                ))}
              </ul>
            </li>
          ) : (
            parts.map((item) => (
              <OrderItem key={index} item={item} renderAction={renderAction} className="py-4 first:pt-0 last:pb-0" />
            ))
          ),
        )}
      </ul>
    </SectionCard>
  );
}

interface OrderItemProps extends Pick<OrderItemsProps, 'renderAction'> {
  readonly item: ItemView;
  readonly className?: string;
}

function OrderItem({item, renderAction, className}: OrderItemProps) {
  return (
    <li className={cn('flex flex-wrap gap-4', className)}>
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
        <RecipeLink item={item} />
        {renderAction?.(item)}
      </div>
      <p className="ms-auto font-bold tabular-nums">{item.total}</p>
    </li>
  );
}
