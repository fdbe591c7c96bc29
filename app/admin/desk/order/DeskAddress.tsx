import {Icon} from '~/ui/icons/Icon';

interface DeskAddressProps {
  readonly lines: readonly string[];
  /** What to check before packing. */
  readonly warnings: readonly string[];
}

/** Where an order goes, and what to check about it. */
export function DeskAddress({lines, warnings}: DeskAddressProps) {
  return (
    <>
      <address className="not-italic [overflow-wrap:anywhere]">
        {lines.map((line) => (
          <span key={line} className="block">
            {line}
          </span>
        ))}
      </address>
      {warnings.length > 0 && (
        <ul className="mt-3 grid gap-1 text-sm font-semibold">
          {warnings.map((warning) => (
            <li key={warning} className="flex gap-2">
              <Icon name="triangle-exclamation-point" className="mt-0.5 size-4 shrink-0 text-warning" />
              {warning}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
