import {Link} from '@remix-run/react';
import {AdminPaging} from '~/admin/frame/AdminPaging';
import {AdminTable} from '~/admin/frame/AdminTable';
import {cn} from '~/ui/cn';
import {StatusBadge} from '~/ui/StatusBadge';
import {BATCH_COPY as COPY, BATCH_STATE_LABELS} from './batch-copy';
import type {BatchRowView, BatchView} from './batch-view';

const CELL = 'px-3 py-2 align-top [overflow-wrap:anywhere] max-md:py-0.5';
const COLUMNS = (['order', 'customer', 'outcome'] as const).map((name) => ({title: COPY[name]}));
const TONES = {waiting: 'idle', checking: 'active', done: 'done', skipped: 'planned', failed: 'stopped'} as const;

/** A page of a batch's orders, each with what became of it. */
export function BatchRows({view: {rows, next, isFirstPage, path, state, change}}: {readonly view: BatchView}) {
  const columns = change ? COLUMNS : COLUMNS.slice(0, -1);
  return (
    <div className={cn('flex min-w-0 flex-col gap-3', !change && 'lg:col-span-2')}>
      {rows.length === 0 ? (
        <p className="rounded-card border border-line bg-surface-raised p-4 text-ink-soft">{COPY.emptyPage}</p>
      ) : (
        <AdminTable caption={COPY.rows} columns={columns} isStacked>
          {rows.map((row) => (
            <Row key={row.place} row={row} hasOutcome={change !== null} />
          ))}
        </AdminTable>
      )}
      <AdminPaging copy={COPY} first={isFirstPage ? null : state ? `?state=${state}` : path} next={next} />
    </div>
  );
}

function Row({row, hasOutcome}: {readonly row: BatchRowView; readonly hasOutcome: boolean}) {
  const {id, name, customer, state, problem} = row;
  return (
    <tr className="border-t border-line max-md:grid max-md:py-2">
      <th scope="row" className={cn(CELL, 'text-start font-semibold')}>
        {id ? <Link to={`/admin/orders/${id}`}>{name}</Link> : COPY.unknownOrder}
      </th>
      <td className={CELL}>{customer ?? COPY.none}</td>
      {hasOutcome && (
        <td className={CELL}>
          <StatusBadge tone={TONES[state]}>{BATCH_STATE_LABELS[state]}</StatusBadge>
          {problem && <span className="mt-1 block text-xs text-ink-soft">{problem}</span>}
        </td>
      )}
    </tr>
  );
}
