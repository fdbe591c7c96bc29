import {useLocation} from '@remix-run/react';
import {useEffect, useState} from 'react';
import {Heading} from '~/ui/Heading';
import {prepareNotices, showNotice} from '~/ui/show-notice';
import {ExternalLink} from '../ExternalLink';
import {OrderHistory} from '../history/OrderHistory';
import type {OrdersArea} from '../orders-area';
import {LiveOrders} from '../live/LiveOrders';
import {LIST_FAILURE} from '../order-notices';
import {ORDERS_COPY} from '../orders-copy';
import type {ListedOrders, OrdersResult} from './orders-result';
import {OrdersFailed} from './OrdersFailed';
import {OrdersPage} from './OrdersPage';

interface OrdersScreenProps {
  readonly result: OrdersResult;
  readonly area: OrdersArea;
}

/** Somebody's orders. What was shown stays when it cannot be fetched anew: old news is better than none. */
export function OrdersScreen({result, area}: OrdersScreenProps) {
  const {pathname} = useLocation();
  const known = useLastKnown(result);
  const {history, owner} = known ?? result;
  const isPage = area === 'page';
  useEffect(prepareNotices, []);
  useEffect(() => {
    if (result.kind === 'unavailable') showNotice(LIST_FAILURE);
  }, [result]);
  return (
    <div className={isPage ? 'page max-w-5xl py-8 sm:py-12' : undefined}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={isPage ? 1 : 2} className={isPage ? 'text-title' : 'text-heading'}>
          {ORDERS_COPY.title}
        </Heading>
        {!isPage && known?.portalUrl && <ExternalLink href={known.portalUrl} title={ORDERS_COPY.portal} />}
      </div>
      {known ? (
        <OrdersPage list={known} area={area} path={pathname} isStale={result.kind === 'unavailable'} />
      ) : (
        <OrdersFailed path={pathname} portalUrl={result.portalUrl} />
      )}
      {history && <OrderHistory key={owner} result={history} area={area} />}
      <LiveOrders />
    </div>
  );
}

/** @returns the last orders that were read of the same person; null when there are none */
function useLastKnown(result: OrdersResult): ListedOrders | null {
  const [known, setKnown] = useState<ListedOrders | null>(null);
  const newest = result.kind === 'orders' ? result : known;
  if (newest !== known) setKnown(newest);
  if (result.kind === 'orders') return result;
  return result.owner === known?.owner ? known : null;
}
