import {Link} from '@remix-run/react';
import {SectionCard} from '~/ui/SectionCard';
import {Moment} from '~/ui/Moment';
import {StatusBadge} from '~/ui/StatusBadge';
import {CUSTOMER_COPY} from './customer-copy';
import {MAX_CUSTOMER_ORDERS, type CustomerOrderView} from './customer-view';

/** The orders of a customer, as links into the order desk. */
export function CustomerOrders({orders}: {readonly orders: readonly CustomerOrderView[]}) {
  return (
    <SectionCard title={CUSTOMER_COPY.orders}>
      {orders.length === 0 && <p className="text-ink-soft">{CUSTOMER_COPY.noOrders}</p>}
      <ul className="divide-y divide-line">
        {orders.map(({id, name, path, placedAt, status, total}) => (
          <li key={id} className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 text-sm">
            <Link to={path} className="inline-flex min-h-6 min-w-16 items-center font-semibold tabular-nums">
              {name}
            </Link>
            <StatusBadge tone={status.tone}>{status.label}</StatusBadge>
            <Moment at={placedAt} className="text-ink-soft" />
            <span className="ms-auto font-semibold tabular-nums">{total}</span>
          </li>
        ))}
      </ul>
      {orders.length === MAX_CUSTOMER_ORDERS && (
        <p className="mt-3 text-sm text-ink-soft">{CUSTOMER_COPY.newestOrders}</p>
      )}
    </SectionCard>
  );
}
