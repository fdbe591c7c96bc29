import {useId, type ReactNode} from 'react';

interface FormSectionProps {
  readonly title: string;
  readonly hint?: string;
  readonly error?: string;
  readonly children: ReactNode;
}

export function FormSection({title, hint, error, children}: FormSectionProps) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="rounded-card border border-line bg-surface-raised p-4 shadow-card sm:p-5">
      <h2 id={id} className="mb-4 font-display text-lg leading-tight font-semibold">
        {title}
      </h2>
      {hint && <p className="mb-3 text-sm text-ink-soft">{hint}</p>}
      {error && <p className="mb-3 text-sm font-medium text-danger">{error}</p>}
      <div className="grid gap-5">{children}</div>
    </section>
  );
}
