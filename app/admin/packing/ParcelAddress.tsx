import {PACKING_COPY} from './packing-copy';

interface ParcelAddressProps {
  /** Null for an order without a shipping address. */
  readonly lines: readonly string[] | null;
}

/** A shipping address as on an envelope. */
export function ParcelAddress({lines}: ParcelAddressProps) {
  if (!lines) return <p>{PACKING_COPY.noAddress}</p>;
  return (
    <address className="text-lg not-italic [overflow-wrap:anywhere]">
      {lines.map((line) => (
        <span key={line} className="block">
          {line}
        </span>
      ))}
    </address>
  );
}
