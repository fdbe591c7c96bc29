import {useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {Heading} from '~/ui/Heading';
import {prepareNotices, showNotice} from '~/ui/show-notice';
import {ElsewhereLink} from '../ElsewhereLink';
import {OrderHistory} from '../history/OrderHistory';
import type {ListPlace} from '../list-place';
import {LiveOrders} from '../live/LiveOrders';
import {LIST_FAILURE} from '../order-notices';
import {ORDERS_COPY} from '../orders-copy';
import type {ListedOrders, OrdersAnswer} from './orders-answer';
import {OrdersFailed} from './OrdersFailed';
import {OrdersPage} from './OrdersPage';

interface OrdersScreenProps {
  readonly answer: OrdersAnswer;
  readonly place: ListPlace;
}

/** Somebody's orders. What was shown stays when it cannot be fetched anew: old news is better than none. */
export function OrdersScreen({answer, place}: OrdersScreenProps) {
  const {pathname} = useLocation();
  const known = useLastKnown(answer);
  const {history, owner} = known ?? answer;
  const isPage = place === 'page';
  useEffect(prepareNotices, []);
  useEffect(() => {
    if (answer.kind === 'unavailable') showNotice(LIST_FAILURE);
  }, [answer]);
  return (
    <div className={isPage ? 'page max-w-5xl py-8 sm:py-12' : undefined}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={isPage ? 1 : 2} className={isPage ? 'text-title' : 'text-heading'}>
          {ORDERS_COPY.title}
        </Heading>
        {!isPage && known?.portalUrl && <ElsewhereLink href={known.portalUrl} title={ORDERS_COPY.portal} />}
      </div>
      {known ? (
        <OrdersPage list={known} place={place} path={pathname} isStale={answer.kind === 'unavailable'} />
      ) : (
        <OrdersFailed path={pathname} portalUrl={answer.portalUrl} />
      )}
      {history && <OrderHistory key={owner} answer={history} place={place} />}
      <LiveOrders />
    </div>
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
