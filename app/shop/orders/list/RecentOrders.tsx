import {Await, Link} from '@remix-run/react';
import {Suspense} from 'react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {EMPTY_TIERS} from '~/ui/icons/filled-tiers';
import {TiffinDrawing} from '~/ui/icons/TiffinDrawing';
import {LivePaused} from '~/ui/LivePaused';
import {Skeleton} from '~/ui/Skeleton';
import {StatusBadge} from '~/ui/StatusBadge';
import {useStreamed} from '~/ui/use-streamed';
import {ordersPath} from '../orders-area';
import {useLiveRecentOrders} from '../live/use-live-recent-orders';
import {orderPath} from '~/orders/model/order-reference';
import {ORDERS_COPY} from '../orders-copy';
import type {RecentOrdersResult, RecentOrder} from './recent-order';

/** A short list of the newest orders for the account overview. It streams in and updates live. */
export function RecentOrders({result}: {readonly result: Promise<RecentOrdersResult>}) {
  const {newest, connection} = useLiveRecentOrders(result);
  const streamed = useStreamed(newest);
  return (
    <section aria-labelledby="recent-orders" className="mt-12 max-w-xl">
      <div className="mb-5 flex flex-wrap items-center justify-between gap-3">
        <h2 id="recent-orders" className="text-heading">
          {ORDERS_COPY.recent}
        </h2>
        <Link to={ordersPath('account')} className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {ORDERS_COPY.all}
        </Link>
      </div>
      <Suspense fallback={<Skeleton className="h-72 rounded-card noscript:hidden" />}>
        <Await resolve={streamed} errorElement={<Unavailable />}>
          {(settled) => (settled.kind === 'recent' ? <Orders orders={settled.orders} /> : <Unavailable />)}
        </Await>
      </Suspense>
      <LivePaused isPaused={connection === 'paused'} />
    </section>
  );
}

function Orders({orders}: {readonly orders: readonly RecentOrder[]}) {
  if (orders.length === 0) {
    return (
      <EmptyState
        drawing={<TiffinDrawing tiers={EMPTY_TIERS} className="mb-4 w-20" />}
        title={ORDERS_COPY.empty}
        action={
          <Link to="/products" className={buttonStyle()}>
            {ORDERS_COPY.shop}
          </Link>
        }
      >
        {ORDERS_COPY.emptyText}
      </EmptyState>
    );
  }
  return (
    <ul className="divide-y divide-connection overflow-hidden rounded-card border border-connection bg-surface-raised shadow-card">
      {orders.map(({id, name, total, status}) => (
        <li key={id}>
          <Link
            to={orderPath(id)}
            className="flex min-h-16 flex-wrap items-center justify-between gap-x-4 gap-y-1 px-5 py-3 no-underline transition-colors duration-150 hover:bg-surface focus-visible:-outline-offset-3"
          >
            <span className="flex min-w-0 flex-wrap items-center gap-x-4 gap-y-1.5">
              <span className="min-w-0 font-semibold [overflow-wrap:anywhere]">{name}</span>
              <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
            </span>
            <span className="font-bold tabular-nums">{total}</span>
          </Link>
        </li>
      ))}
    </ul>
  );
}

function Unavailable() {
  return (
    <Alert
      tone="error"
      title={ORDERS_COPY.failedText}
      action={
        <Link to="/profile" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {ORDERS_COPY.retry}
        </Link>
      }
    >
      {ORDERS_COPY.unavailable}
    </Alert>
  );
}
