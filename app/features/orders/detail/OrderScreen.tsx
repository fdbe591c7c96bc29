import {usePageNotice} from '~/ui/use-page-notice';
import {FulfilmentPanel} from '../fulfilment/FulfilmentPanel';
import type {LoadedOrder} from './load-order.server';
import {OrderPage} from './OrderPage';
import type {OrderReply} from './order-reply';

interface OrderScreenProps {
  readonly loaded: LoadedOrder;
  readonly reply: OrderReply | undefined;
}

/** An order's page with what the last form on it came to. */
export function OrderScreen({loaded: {panel, attempt, ...facts}, reply}: OrderScreenProps) {
  const failure = usePageNotice(reply?.failure ?? null);
  // The part of the order that a form was about says so itself.
  const isSaid = panel?.kind === 'listed' && panel.orders.some(({id}) => id === reply?.target);
  return (
    <OrderPage
      {...facts}
      failure={isSaid ? null : failure}
      shortfalls={reply?.shortfalls ?? []}
      panel={
        panel && (
          <FulfilmentPanel
            panel={panel}
            orderName={facts.order.name}
            attempt={attempt}
            reply={reply}
            failure={failure}
          />
        )
      }
    />
  );
}
