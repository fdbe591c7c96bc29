import {cn} from '~/ui/cn';

interface DataTableProps {
  /** Read by screen readers only. */
  readonly caption: string;
  readonly columns: readonly string[];
  /** The first cell of a row names it, the others are figures. */
  readonly rows: readonly (readonly string[])[];
  readonly className?: string;
}

export function DataTable({caption, columns, rows, className}: DataTableProps) {
  return (
    <table className={cn('w-full border-collapse text-sm leading-snug', className)}>
      <caption className="sr-only">{caption}</caption>
      <thead className="text-xs text-ink-soft">
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cn('py-1.5 font-semibold', index === 0 ? 'text-start' : 'ps-3 text-end')}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, ...figures], index) => (
          <tr key={index} className="border-t border-line">
            <th scope="row" className="py-1.5 text-start font-normal [overflow-wrap:anywhere]">
              {name}
            </th>
            {figures.map((figure, column) => (
              <td key={column} className="py-1.5 ps-3 text-end whitespace-nowrap tabular-nums">
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}
