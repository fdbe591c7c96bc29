import {Link} from '@remix-run/react';
import {AdminTable} from '~/admin/frame/AdminTable';
import {cn} from '~/ui/cn';
import {Moment} from '~/ui/Moment';
import {AccountBadge} from '../AccountBadge';
import {CUSTOMERS_COPY} from '../customers-copy';
import type {CustomerRowView} from './customer-row-view';

const CELL = 'px-3 py-2.5 align-top';
const WIDE = 'max-md:hidden';
const NOT_NARROW = 'max-sm:hidden';

const COLUMNS = [
  {title: CUSTOMERS_COPY.customer},
  {title: CUSTOMERS_COPY.account, className: NOT_NARROW},
  {title: CUSTOMERS_COPY.orders, className: 'text-end'},
  {title: CUSTOMERS_COPY.since, className: WIDE},
];

export function CustomersTable({rows}: {readonly rows: readonly CustomerRowView[]}) {
  return (
    <AdminTable caption={CUSTOMERS_COPY.caption} columns={COLUMNS}>
      {rows.map((row) => (
        <tr key={row.id} className="border-t border-line focus-within:bg-surface hover:bg-surface">
          <th scope="row" className={cn(CELL, 'w-full text-start font-normal')}>
            <Link to={row.path} className="inline-flex min-h-6 items-center font-semibold">
              <span className="line-clamp-2 [overflow-wrap:anywhere]">{row.name ?? CUSTOMERS_COPY.unnamed}</span>
            </Link>
            <span className="block text-ink-soft [overflow-wrap:anywhere]">{row.email ?? CUSTOMERS_COPY.noEmail}</span>
            <span className="mt-1 block sm:hidden">
              <AccountBadge state={row.account} />
            </span>
          </th>
          <td className={cn(CELL, NOT_NARROW, 'whitespace-nowrap')}>
            <AccountBadge state={row.account} />
          </td>
          <td className={cn(CELL, 'text-end tabular-nums')}>{row.orders ?? CUSTOMERS_COPY.unknown}</td>
          <td className={cn(CELL, WIDE, 'whitespace-nowrap')}>
            <Moment at={row.since} />
          </td>
        </tr>
      ))}
    </AdminTable>
  );
}
