interface AddressLinesProps {
  readonly lines: readonly string[];
}

/** An address as an envelope shows it. */
export function AddressLines({lines}: AddressLinesProps) {
  return (
    <address className="min-w-0 not-italic [overflow-wrap:anywhere]">
      {lines.map((line, index) => (
        // Nothing keeps two lines of an address from being the same.
        <span key={`${index} ${line}`} className="line-clamp-2 first:font-semibold">
          {line}
        </span>
      ))}
    </address>
  );
}
