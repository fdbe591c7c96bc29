import {Link} from '@remix-run/react';
import {AdminPaging} from '~/admin/frame/AdminPaging';
import {AdminTable} from '~/admin/frame/AdminTable';
import {cn} from '~/ui/cn';
import {StatusBadge} from '~/ui/StatusBadge';
import {IMPORT_COPY, STATE_LABELS, VERDICT_LABELS} from './import-copy';
import {isSendable, type RowState} from './import-verdict';
import type {ImportView} from './import-view';

const CELL = 'px-3 py-2 align-top [overflow-wrap:anywhere] max-md:py-0.5';
const COLUMNS = (['line', 'order', 'number', 'verdict', 'state'] as const).map((name) => ({title: IMPORT_COPY[name]}));
const TONES = {waiting: 'idle', approved: 'planned', checking: 'active', done: 'done', 'not-done': 'stopped'} as const;

/** A page of an import's rows, each with what the dry run says about it and what became of it. */
export function ImportRows({view: {rows, next, filter, path}}: {readonly view: ImportView}) {
  return (
    <div className="flex min-w-0 flex-col gap-3">
      {rows.length === 0 ? (
        <p className="rounded-card border border-line bg-surface-raised p-4 text-ink-soft">{IMPORT_COPY.emptyPage}</p>
      ) : (
        <AdminTable caption={IMPORT_COPY.rows} columns={COLUMNS} isStacked>
          {rows.map((row) => (
            <Row key={row.line} row={row} />
          ))}
        </AdminTable>
      )}
      <AdminPaging copy={IMPORT_COPY} first={filter.after > 0 ? path : null} next={next} />
    </div>
  );
}

type RowView = ImportView['rows'][number];

function Row({row}: {readonly row: RowView}) {
  const {line, reference, carrier, number, order_id: orderId, verdict, other_order: other, state, problem} = row;
  return (
    <tr className="border-t border-line max-md:grid max-md:py-2">
      <th scope="row" className={cn(CELL, 'text-start font-normal text-ink-soft tabular-nums')}>
        <span className="md:hidden">{IMPORT_COPY.line} </span>
        {line}
      </th>
      <td className={CELL}>
        {orderId ? <Link to={`/admin/orders/${orderId}`}>{reference}</Link> : reference || IMPORT_COPY.none}
      </td>
      <td className={CELL}>
        <span className="block text-xs text-ink-soft">{carrier ?? IMPORT_COPY.none}</span>
        {number || IMPORT_COPY.none}
      </td>
      <td className={cn(CELL, !isSendable(verdict) && 'text-danger')}>
        {VERDICT_LABELS[verdict]}
        {other && isSendable(verdict) && <span className="block text-xs text-ink-soft">{other}</span>}
      </td>
      <td className={cn(CELL, !isSendable(verdict) && 'max-md:hidden')}>
        {isSendable(verdict) ? <Outcome state={state} problem={problem} /> : IMPORT_COPY.none}
      </td>
    </tr>
  );
}

function Outcome({state, problem}: {readonly state: RowState; readonly problem: string | null}) {
  return (
    <>
      <StatusBadge tone={TONES[state]}>{STATE_LABELS[state]}</StatusBadge>
      {problem && <span className="mt-1 block text-xs text-ink-soft">{problem}</span>}
    </>
  );
}
