import type {ReactNode} from 'react';

interface AdminCardProps {
  readonly title: string;
  /** Says what the figures mean. */
  readonly note?: string;
  readonly children: ReactNode;
}

/** A card of figures with its title. */
export function AdminCard({title, note, children}: AdminCardProps) {
  return (
    <section
      aria-label={title}
      className="min-w-0 rounded-card border border-line bg-surface-raised p-4 text-sm shadow-card lg:p-5"
    >
      <h2 className="font-sans text-base font-semibold">{title}</h2>
      {note && <p className="mt-0.5 leading-snug text-ink-soft">{note}</p>}
      <div className="mt-3">{children}</div>
    </section>
  );
}
