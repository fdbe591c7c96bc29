import {Moment} from '~/ui/Moment';
import {ScrollArea} from '~/ui/ScrollArea';
import {HEALTH_COPY, HISTORY_COLUMNS} from './health-copy';
import type {HistoryRowView} from './metric-view';

const CELL = 'px-3 py-1.5 whitespace-nowrap';

/** The history of all measured values as a table, closed at first. */
export function HistoryTable({rows}: {readonly rows: readonly HistoryRowView[]}) {
  return (
    <details className="rounded-card border border-line bg-surface-raised">
      <summary className="flex min-h-11 cursor-pointer items-center px-4 text-sm font-semibold">
        {HEALTH_COPY.history}
      </summary>
      <ScrollArea label={HEALTH_COPY.historyCaption} className="max-h-96 border-t border-line">
        <table className="w-full border-collapse text-sm leading-snug tabular-nums">
          <caption className="sr-only">{HEALTH_COPY.historyCaption}</caption>
          <thead className="sticky top-0 bg-surface text-xs font-semibold text-ink-soft">
            <tr>
              <th scope="col" className={`${CELL} text-start`}>
                {HEALTH_COPY.time}
              </th>
              {HISTORY_COLUMNS.map((title) => (
                <th key={title} scope="col" className={`${CELL} text-end`}>
                  {title}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map(({at, cells}) => (
              <tr key={at.iso} className="border-t border-line">
                <th scope="row" className={`${CELL} text-start font-normal`}>
                  <Moment at={at} />
                </th>
                {cells.map((cell, position) => (
                  <td key={HISTORY_COLUMNS[position]} className={`${CELL} text-end`}>
                    {cell}
                  </td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </ScrollArea>
    </details>
  );
}
