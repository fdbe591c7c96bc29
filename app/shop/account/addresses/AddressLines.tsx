interface AddressLinesProps {
  readonly lines: readonly string[];
}

export function AddressLines({lines}: AddressLinesProps) {
  return (
    <address className="min-w-0 not-italic [overflow-wrap:anywhere]">
      {lines.map((line, index) => (
        // Two lines of an address may be equal.
        <span key={`${index} ${line}`} className="line-clamp-2 first:font-semibold">
          {line}
        </span>
      ))}
    </address>
  );
}
