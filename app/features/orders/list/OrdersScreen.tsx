import {useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {prepareNotices, showNotice} from '~/ui/show-notice';
import {LiveOrders} from '../live/LiveOrders';
import {LIST_FAILURE} from '../order-notices';
import type {ListedOrders, OrdersAnswer} from './orders-answer';
import {OrdersFailed} from './OrdersFailed';
import {OrdersPage} from './OrdersPage';

/** Somebody's orders. What was shown stays when it cannot be fetched anew: old news is better than none. */
export function OrdersScreen({answer}: {readonly answer: OrdersAnswer}) {
  const {pathname} = useLocation();
  const known = useLastKnown(answer);
  useEffect(prepareNotices, []);
  useEffect(() => {
    if (answer.kind === 'unavailable') showNotice(LIST_FAILURE);
  }, [answer]);
  return (
    <>
      {known ? (
        <OrdersPage list={known} path={pathname} isStale={answer.kind === 'unavailable'} />
      ) : (
        <OrdersFailed path={pathname} portalUrl={answer.portalUrl} />
      )}
      <LiveOrders />
    </>
  );
}

/** @returns the last orders that were read of the same person; null when there are none */
function useLastKnown(answer: OrdersAnswer): ListedOrders | null {
  const [known, setKnown] = useState<ListedOrders | null>(null);
  const newest = answer.kind === 'orders' ? answer : known;
  if (newest !== known) setKnown(newest);
  if (answer.kind === 'orders') return answer;
  return answer.owner === known?.owner ? known : null;
}
