import type {ReactNode} from 'react';

interface FactListProps {
  readonly facts: readonly (readonly [term: string, value: ReactNode])[];
}

/** Facts about a customer: the term, and its value below. */
export function FactList({facts}: FactListProps) {
  return (
    <dl className="grid gap-3">
      {facts.map(([term, value]) => (
        <div key={term} className="min-w-0">
          <dt className="text-sm text-ink-soft">{term}</dt>
          <dd className="[overflow-wrap:anywhere] whitespace-pre-line">{value}</dd>
        </div>
      ))}
    </dl>
  );
}
