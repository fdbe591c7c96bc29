/** What needs care before an order is packed. */
export function DeskWarnings({warnings}: {readonly warnings: readonly string[]}) {
  if (warnings.length === 0) return null;
  return (
    <ul className="flex flex-wrap gap-1">
      {warnings.map((warning) => (
        <li
          key={warning}
          className="rounded-full bg-surface px-2 py-0.5 text-xs font-semibold text-ink ring-1 ring-line ring-inset"
        >
          {warning}
        </li>
      ))}
    </ul>
  );
}
