import {AdminTable} from '~/admin/frame/AdminTable';
import {EmptyState} from '~/ui/EmptyState';
import {Moment} from '~/ui/Moment';
import {ERROR_LIST_COPY as COPY, moreErrors} from './error-list-copy';
import type {ErrorKindView, ErrorsView} from './error-kind-view';

const CELL = 'px-3 py-2.5 align-top max-md:py-1';

const COLUMNS = (['name', 'place', 'count', 'firstSeen', 'lastSeen', 'reference'] as const).map((name) => ({
  title: COPY[name],
}));

/** The errors of the last 30 days by name and place. */
export function ErrorList({view: {kinds, more}}: {readonly view: ErrorsView}) {
  return (
    <section aria-labelledby="errors" className="grid gap-3">
      <div>
        <h2 id="errors" className="text-xl">
          {COPY.title}
        </h2>
        <p className="text-sm text-ink-soft">{COPY.hint}</p>
      </div>
      {kinds.length === 0 && <EmptyState title={COPY.none}>{COPY.noneText}</EmptyState>}
      {kinds.length > 0 && (
        <AdminTable caption={COPY.title} columns={COLUMNS} isStacked>
          {kinds.map((kind) => (
            <ErrorRow key={`${kind.name} ${kind.place}`} kind={kind} />
          ))}
        </AdminTable>
      )}
      {more > 0 && <p className="text-sm text-ink-soft">{moreErrors(more)}</p>}
    </section>
  );
}

function ErrorRow({kind}: {readonly kind: ErrorKindView}) {
  const {name, place, isExpected, count, firstSeen, lastSeen, lastAge, reference} = kind;
  return (
    <tr className="border-t border-line max-md:grid max-md:py-2">
      <th scope="row" className={`${CELL} text-start font-semibold [overflow-wrap:anywhere]`}>
        {name}
        {isExpected && <span className="block text-xs font-normal text-ink-soft">{COPY.expected}</span>}
      </th>
      <td className={`${CELL} [overflow-wrap:anywhere]`}>{place}</td>
      <td className={`${CELL} tabular-nums`}>{count}</td>
      <td className={CELL}>
        <Moment at={firstSeen} className="block text-xs text-ink-soft" />
      </td>
      <td className={CELL}>
        {lastAge}
        <Moment at={lastSeen} className="block text-xs text-ink-soft" />
      </td>
      <td className={CELL}>
        <code>{reference}</code>
      </td>
    </tr>
  );
}
