import {ERROR_COPY} from './error-copy';

/** The reference that support can find in the log. */
export function ReferenceLine({reference}: {readonly reference: string}) {
  return (
    <p data-reference={reference} className="mt-4 text-sm text-ink-soft">
      {ERROR_COPY.reference} <code className="font-semibold text-ink select-all">{reference}</code>
    </p>
  );
}
