import {useEffect} from 'react';
import {showNotice} from '~/ui/show-notice';
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
  useEffect(() => {
    if (reply?.failure) showNotice(reply.failure);
  }, [reply]);
  return (
    <OrderPage {...facts} reply={reply} panel={<FulfilmentPanel panel={panel} attempt={attempt} reply={reply} />} />
  );
}
