import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {StatusBadge} from '~/ui/StatusBadge';
import {ElsewhereLink} from '../ElsewhereLink';
import {orderPath} from '../model/order-reference';
import {ORDERS_COPY} from '../orders-copy';
import type {OrdersUnavailable} from './orders-answer';
import type {RecentOrder} from './recent-order';

interface RecentOrdersProps {
  readonly answer:
    | {readonly kind: 'recent'; readonly orders: readonly RecentOrder[]; readonly portalUrl: string | null}
    | OrdersUnavailable;
}

/** The newest orders in short, for a place where they are one thing among others. */
export function RecentOrders({answer}: RecentOrdersProps) {
  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-3">
        <h2 className="text-heading">{ORDERS_COPY.recent}</h2>
        {answer.portalUrl && <ElsewhereLink href={answer.portalUrl} title={ORDERS_COPY.portal} />}
      </div>
      {answer.kind === 'unavailable' ? <Unavailable /> : <Orders orders={answer.orders} />}
    </>
  );
}

function Orders({orders}: {readonly orders: readonly RecentOrder[]}) {
  if (orders.length === 0) {
    return (
      <EmptyState
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
    <>
      <ul className="divide-y divide-line overflow-hidden rounded-card border border-line bg-surface-raised shadow-card">
        {orders.map(({id, name, total, status}) => (
          <li key={id}>
            <Link
              to={orderPath(id)}
              className="flex min-h-16 items-center justify-between gap-4 px-5 py-3 no-underline transition-colors duration-150 hover:bg-surface focus-visible:-outline-offset-3"
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
      <Link to="/orders" className={`mt-6 ${buttonStyle({tone: 'outline', size: 'sm'})}`}>
        {ORDERS_COPY.all}
      </Link>
    </>
  );
}

function Unavailable() {
  return (
    <Alert
      tone="error"
      title={ORDERS_COPY.failedText}
      action={
        <Link to="/profile/orders" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {ORDERS_COPY.retry}
        </Link>
      }
    >
      {ORDERS_COPY.unavailable}
    </Alert>
  );
}
