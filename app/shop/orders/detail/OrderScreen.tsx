import type {ReactNode} from 'react';
import {usePageNotice, type PageNotice} from '~/ui/use-page-notice';
import type {ItemView} from '~/orders/model/order-view';
import type {LoadedOrder} from './load-order.server';
import {OrderPage} from './OrderPage';
import type {OrderActionResult} from '~/orders/commands/order-action-result';

interface OrderScreenProps {
  readonly loaded: Omit<LoadedOrder, 'panel' | 'idempotencyKey'>;
  readonly result: OrderActionResult | undefined;
  readonly isFailureInPanel: boolean;
  /** Renders the fulfillment panel of staff; null for customers. */
  readonly renderPanel: ((failure: PageNotice | null) => ReactNode) | null;
  /** Renders what the owner can do with an item. */
  readonly renderItemAction?: (item: ItemView) => ReactNode;
}

/** An order's page with the result of the last form. */
export function OrderScreen({loaded, result, isFailureInPanel, renderPanel, renderItemAction}: OrderScreenProps) {
  const failure = usePageNotice(result?.failure ?? null);
  return (
    <OrderPage
      {...loaded}
      failure={isFailureInPanel ? null : failure}
      shortfalls={result?.shortfalls ?? []}
      panel={renderPanel?.(failure)}
      renderItemAction={renderItemAction}
    />
  );
}
