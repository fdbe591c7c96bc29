import {ERROR_COPY} from './error-copy';
import {useReference} from './use-reference';

/** What a visitor can quote to have their case found in the log; nothing where there is none. */
export function ReferenceLine({reference}: {readonly reference?: string | null}) {
  const known = useReference();
  const shown = reference ?? known;
  if (!shown) return null;
  return (
    <p data-reference={shown} className="mt-4 text-sm text-ink-soft">
      {ERROR_COPY.reference} <code className="font-semibold text-ink select-all">{shown}</code>
    </p>
  );
}
