import {Link} from '@remix-run/react';
import {AdminTable} from '~/admin/frame/AdminTable';
import {CHOSEN_ORDER} from '~/admin/frame/chosen-orders';
import {useCan} from '~/admin/frame/access/staff-role';
import {cn} from '~/ui/cn';
import {Moment} from '~/ui/Moment';
import {StatusBadge} from '~/ui/StatusBadge';
import {BATCH_FORM, DESK_BATCH_COPY} from '../batch/desk-batch-copy';
import {DESK_COPY} from '../desk-copy';
import type {DeskRowView} from '../desk-row-view';
import {DeskWarnings} from '../DeskWarnings';
import {ShipByLabel} from '../ShipByLabel';

const CELL = 'px-3 py-2.5 align-top';
const WIDE = 'max-lg:hidden';
const NOT_NARROW = 'max-sm:hidden';

const COLUMNS = [
  {title: DESK_COPY.order},
  {title: DESK_COPY.shipBy, className: NOT_NARROW},
  {title: DESK_COPY.customer, className: WIDE},
  {title: DESK_COPY.items, className: WIDE},
  {title: DESK_COPY.status, className: WIDE},
];
const TOTAL = {title: DESK_COPY.total, className: `text-end ${NOT_NARROW}`};

/** The orders of the desk as a table of links; on small screens the first cell holds what the others show. */
export function DeskTable({rows}: {readonly rows: readonly DeskRowView[]}) {
  const columns = useCan('money') ? [...COLUMNS, TOTAL] : COLUMNS;
  return (
    <AdminTable caption={DESK_COPY.caption} columns={columns}>
      {rows.map((row) => (
        <DeskRow key={row.id} row={row} />
      ))}
    </AdminTable>
  );
}

function DeskRow({row}: {readonly row: DeskRowView}) {
  return (
    <tr className="border-t border-line focus-within:bg-surface hover:bg-surface">
      <th scope="row" className={cn(CELL, 'w-1/2 text-start font-normal lg:w-auto')}>
        <span className="flex items-start justify-between gap-3">
          <Choice row={row} />
          <Link
            to={row.path}
            data-desk-row={row.shipBy.kind === 'finished' ? 'finished' : 'waiting'}
            className="inline-flex min-h-6 flex-1 items-center font-semibold tabular-nums"
          >
            {row.name}
          </Link>
          {row.total !== null && <span className="leading-6 font-semibold tabular-nums sm:hidden">{row.total}</span>}
        </span>
        <span className="flex flex-wrap items-baseline gap-x-2 sm:hidden">
          <ShippingFacts row={row} />
        </span>
        <Moment at={row.placedAt} className="block text-xs text-ink-soft lg:whitespace-nowrap" />
        {row.foundBy && <span className="block text-xs text-ink-soft">{row.foundBy}</span>}
        <div className="mt-1 grid gap-1 lg:hidden">
          <span className="line-clamp-2 [overflow-wrap:anywhere]">{row.customer ?? DESK_COPY.noAddress}</span>
          <Items row={row} />
          <DeskWarnings warnings={row.warnings} />
        </div>
      </th>
      <td className={cn(CELL, NOT_NARROW, 'whitespace-nowrap')}>
        <ShippingFacts row={row} />
      </td>
      <td className={cn(CELL, WIDE)}>
        <span className="line-clamp-2 [overflow-wrap:anywhere]">{row.customer ?? DESK_COPY.noAddress}</span>
        {row.place && <span className="block text-xs text-ink-soft">{row.place}</span>}
      </td>
      <td className={cn(CELL, WIDE)}>
        <Items row={row} />
        <DeskWarnings warnings={row.warnings} />
      </td>
      <td className={cn(CELL, WIDE)}>
        <span className="flex flex-wrap gap-1">
          <StatusBadge tone={row.status.tone}>{row.status.label}</StatusBadge>
          {row.payment && <StatusBadge tone={row.payment.tone}>{row.payment.label}</StatusBadge>}
        </span>
      </td>
      {row.total !== null && (
        <td className={cn(CELL, NOT_NARROW, 'text-end font-semibold tabular-nums')}>{row.total}</td>
      )}
    </tr>
  );
}

/** Chooses an order. The padding of the label makes the touch target 44 pixels wide. */
function Choice({row: {id, name}}: {readonly row: DeskRowView}) {
  return (
    <label className="-m-2.5 -me-1 inline-flex p-2.5">
      <input
        type="checkbox"
        form={BATCH_FORM}
        name={CHOSEN_ORDER}
        value={id}
        aria-label={DESK_BATCH_COPY.choose(name)}
        className="size-6 accent-accent-ink sm:size-5"
      />
    </label>
  );
}

function ShippingFacts({row: {shipBy, shippingMethod}}: {readonly row: DeskRowView}) {
  return (
    <>
      <ShipByLabel shipBy={shipBy} />
      {shippingMethod && (
        <span className="text-xs whitespace-normal text-ink-soft sm:mt-1 sm:block">{shippingMethod}</span>
      )}
    </>
  );
}

function Items({row: {items}}: {readonly row: DeskRowView}) {
  return (
    <ul className="grid gap-0.5 text-ink-soft">
      {items.map((item, index) => (
        <li key={`${index} ${item}`} className="[overflow-wrap:anywhere]">
          {item}
        </li>
      ))}
    </ul>
  );
}
