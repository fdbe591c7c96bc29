import {Link} from '@remix-run/react';
import {SectionCard} from '~/ui/SectionCard';
import {ORDER_DETAILS_COPY} from './order-details-copy';
import type {OrderCustomer} from './order-details-view';

const LINK = 'inline-flex min-h-6 items-center underline underline-offset-4 [overflow-wrap:anywhere]';

/** Who placed the order, how to reach them, and how often they have ordered. */
export function CustomerCard({customer}: {readonly customer: OrderCustomer}) {
  const {path, name, email, phone, orders} = customer;
  return (
    <SectionCard title={ORDER_DETAILS_COPY.customer}>
      {name && <p className="font-semibold [overflow-wrap:anywhere]">{name}</p>}
      {email && (
        <p>
          <a href={`mailto:${encodeURIComponent(email)}`} className={LINK}>
            {email}
          </a>
        </p>
      )}
      {phone && (
        <p>
          <a href={`tel:${phone.replaceAll(/[^+\d]/g, '')}`} className={LINK}>
            {phone}
          </a>
        </p>
      )}
      {!email && !phone && <p className="text-ink-soft">{ORDER_DETAILS_COPY.noContact}</p>}
      {(orders !== null || path) && (
        <p className="mt-2 flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
          {orders !== null && <span>{ORDER_DETAILS_COPY.orders(orders)}</span>}
          {path && (
            <Link to={path} className={LINK}>
              {ORDER_DETAILS_COPY.customerPage}
            </Link>
          )}
        </p>
      )}
    </SectionCard>
  );
}
