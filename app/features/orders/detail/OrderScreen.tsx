import type {ReactNode} from 'react';
import {usePageNotice, type PageNotice} from '~/ui/use-page-notice';
import type {LoadedOrder} from './load-order.server';
import {OrderPage} from './OrderPage';
import type {OrderActionResult} from './order-action-result';

interface OrderScreenProps {
  readonly loaded: Omit<LoadedOrder, 'panel' | 'attempt'>;
  readonly reply: OrderActionResult | undefined;
  /** Whether the panel shows the failure of the last form itself. */
  readonly isFailureInPanel: boolean;
  /** Renders the fulfillment panel of staff; null for customers. */
  readonly renderPanel: ((failure: PageNotice | null) => ReactNode) | null;
}

/** An order's page with the result of the last form on it. */
export function OrderScreen({loaded, reply, isFailureInPanel, renderPanel}: OrderScreenProps) {
  const failure = usePageNotice(reply?.failure ?? null);
  return (
    <OrderPage
      {...loaded}
      failure={isFailureInPanel ? null : failure}
      shortfalls={reply?.shortfalls ?? []}
      panel={renderPanel?.(failure)}
    />
  );
}
