import {cn} from '~/ui/cn';

interface ComparisonProps {
  readonly title: string;
  /** The first names the rows. */
  readonly columns: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** A table whose rows become cards on phones, so that no column is hidden. */
export function Comparison({title, columns, rows}: ComparisonProps) {
  return (
    <table aria-label={title} className="w-full border-collapse text-start max-sm:block">
      <thead className="max-sm:sr-only">
        <tr>
          {columns.map((column, index) => (
            <th
              key={column}
              scope="col"
              className={cn('border-b-2 border-line-strong p-4 text-start align-bottom font-bold', OWN[index])}
            >
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody className="max-sm:block max-sm:space-y-4">
        {rows.map(([name, ...cells]) => (
          <tr
            key={name}

            className="max-sm:block max-sm:overflow-hidden max-sm:rounded-card max-sm:border max-sm:border-line max-sm:bg-surface-raised"
          >
            <th
              scope="row"
              className="border-b border-line p-4 text-start align-top font-bold max-sm:block max-sm:bg-surface"
            >
              {name}
            </th>
            {cells.map((cell, index) => (
              <td
                key={columns[index + 1]}
                className={cn(
                  'border-b border-line p-4 align-top max-sm:block max-sm:py-2.5 max-sm:last:border-b-0',
                  OWN[index + 1],
                )}
              >
                <span aria-hidden="true" className="block text-sm font-semibold text-ink-soft sm:hidden">
                  {columns[index + 1]}
                </span>
                {cell}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The second column is the shop's own way. */
const OWN: readonly (string | undefined)[] = [undefined, 'bg-natural/10'];
