import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {Moment} from '~/ui/Moment';
import {StatusBadge} from '~/ui/StatusBadge';
import {DESK_COPY} from './desk-copy';
import type {DeskRowView} from './desk-row-view';
import {DeskWarnings} from './DeskWarnings';
import {PromiseLabel} from './PromiseLabel';

const CELL = 'px-3 py-2.5 align-top';
const WIDE = 'max-lg:hidden';

/** The orders of the desk as a table of links; on small screens the first cell holds what the others show. */
export function DeskTable({rows}: {readonly rows: readonly DeskRowView[]}) {
  return (
    <div className="overflow-hidden rounded-card border border-line bg-surface-raised shadow-card">
      <table className="w-full border-collapse text-sm leading-snug">
        <caption className="sr-only">{DESK_COPY.caption}</caption>
        <thead className="sticky top-0 z-10 bg-surface text-left text-xs font-semibold text-ink-soft">
          <tr>
            <Head>{DESK_COPY.order}</Head>
            <Head>{DESK_COPY.promise}</Head>
            <Head className={WIDE}>{DESK_COPY.customer}</Head>
            <Head className={WIDE}>{DESK_COPY.items}</Head>
            <Head className={WIDE}>{DESK_COPY.status}</Head>
            <Head className="text-end">{DESK_COPY.total}</Head>
          </tr>
        </thead>
        <tbody>
          {rows.map((row) => (
            <DeskRow key={row.id} row={row} />
          ))}
        </tbody>
      </table>
    </div>
  );
}

function Head({className, children}: {readonly className?: string; readonly children: string}) {
  return (
    <th scope="col" className={cn('px-3 py-2', className)}>
      {children}
    </th>
  );
}

function DeskRow({row}: {readonly row: DeskRowView}) {
  return (
    <tr className="border-t border-line focus-within:bg-surface hover:bg-surface">
      <th scope="row" className={cn(CELL, 'text-start font-normal')}>
        <Link to={row.path} data-desk-row className="inline-flex min-h-6 items-center font-semibold tabular-nums">
          {row.name}
        </Link>
        <Moment at={row.placedAt} className="block text-xs text-ink-soft" />
        <div className="mt-1 grid gap-1 lg:hidden">
          <span className="[overflow-wrap:anywhere]">{row.customer ?? DESK_COPY.noAddress}</span>
          <Items row={row} />
          <DeskWarnings warnings={row.warnings} />
        </div>
      </th>
      <td className={CELL}>
        <PromiseLabel promise={row.promise} />
        {row.shippingMethod && <span className="mt-1 block text-xs text-ink-soft">{row.shippingMethod}</span>}
      </td>
      <td className={cn(CELL, WIDE)}>
        <span className="block [overflow-wrap:anywhere]">{row.customer ?? DESK_COPY.noAddress}</span>
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
      <td className={cn(CELL, 'text-end font-semibold tabular-nums')}>{row.total}</td>
    </tr>
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
