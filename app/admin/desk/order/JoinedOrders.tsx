import {Link} from '@remix-run/react';
import {SectionCard} from '~/ui/SectionCard';
import {ShipByLabel} from '../ShipByLabel';
import type {JoinedOrderView} from './desk-order-view';

interface JoinedOrdersProps {
  readonly title: string;
  /** What to do about them. */
  readonly hint?: string;
  readonly orders: readonly JoinedOrderView[];
}

/** Other open orders that belong together with this one; nothing without any. */
export function JoinedOrders({title, hint, orders}: JoinedOrdersProps) {
  if (orders.length === 0) return null;
  return (
    <SectionCard title={title}>
      {hint && <p className="mb-3 text-sm text-ink-soft">{hint}</p>}
      <ul className="grid gap-2">
        {orders.map(({id, name, path, shipBy, customer}) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <span className="[overflow-wrap:anywhere]">
              <Link to={path} className="font-semibold">
                {name}
              </Link>
              {customer && <span className="ms-2 text-sm text-ink-soft">{customer}</span>}
            </span>
            <ShipByLabel shipBy={shipBy} />
          </li>
        ))}
      </ul>
    </SectionCard>
  );
}
