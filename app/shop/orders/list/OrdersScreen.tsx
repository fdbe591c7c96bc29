import {useLocation} from '@remix-run/react';
import {useEffect, useState, type ReactNode} from 'react';
import {Heading} from '~/ui/Heading';
import {prepareNotices, showNotice} from '~/ui/show-notice';
import {ExternalLink} from '~/ui/ExternalLink';
import {OrderHistory} from '../history/OrderHistory';
import type {OrdersArea} from '../orders-area';
import {LiveOrders} from '../live/LiveOrders';
import {LIST_FAILURE} from '~/orders/commands/order-notices';
import {ORDERS_COPY} from '../orders-copy';
import type {ListedOrders, OrdersResult} from './orders-result';
import {OrdersFailed} from './OrdersFailed';
import {OrdersPage} from './OrdersPage';

interface OrdersScreenProps {
  readonly result: OrdersResult;
  readonly area: OrdersArea;
  /** A link beside the title. */
  readonly link?: ReactNode;
}

/** The order list with the order history. A failed refresh leaves the last loaded orders on screen. */
export function OrdersScreen({result, area, link}: OrdersScreenProps) {
  const {pathname} = useLocation();
  const latest = useLatestOrders(result);
  const {history, owner} = latest ?? result;
  const isPage = area === 'page';
  const reason = result.kind === 'unavailable' ? result.reason : null;
  useEffect(prepareNotices, []);
  useEffect(() => {
    if (result.kind === 'unavailable')
      void showNotice(result.reason ? {...LIST_FAILURE, body: ORDERS_COPY.notAuthenticated} : LIST_FAILURE);
  }, [result]);
  return (
    <div className={isPage ? 'page max-w-5xl py-8 sm:py-12' : undefined}>
      <div className="flex flex-wrap items-center justify-between gap-3">
        <Heading level={isPage ? 1 : 2} className={isPage ? 'text-title' : 'text-heading'}>
          {ORDERS_COPY.title}
        </Heading>
        {link}
        {!isPage && latest?.portalUrl && <ExternalLink href={latest.portalUrl} title={ORDERS_COPY.portal} />}
      </div>
      {latest ? (
        <OrdersPage list={latest} area={area} path={pathname} isStale={result.kind === 'unavailable'} />
      ) : (
        <OrdersFailed path={pathname} portalUrl={result.portalUrl} reason={reason} />
      )}
      {history && <OrderHistory key={owner} result={history} area={area} />}
      <LiveOrders />
    </div>
  );
}

/** Returns the last loaded orders of the same person, or null. */
function useLatestOrders(result: OrdersResult): ListedOrders | null {
  const [latest, setLatest] = useState<ListedOrders | null>(null);
  const newest = result.kind === 'orders' ? result : latest;
  if (newest !== latest) setLatest(newest);
  if (result.kind === 'orders') return result;
  return result.owner === latest?.owner ? latest : null;
}
