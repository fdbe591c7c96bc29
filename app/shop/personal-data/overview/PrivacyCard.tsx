import type {ReactNode} from 'react';

interface PrivacyCardProps {
  /** Names the section, and is where links lead. */
  readonly id?: string;
  readonly title: string;
  readonly text: string;
  readonly children: ReactNode;
}

/** One part of what a person can see and change of their data. */
export const PrivacyCard = ({id, title, text, children}: PrivacyCardProps) => (
  <section aria-labelledby={id} className="rounded-card border border-line bg-surface-raised p-5 shadow-card sm:p-6">
    <h3 id={id} className="text-xl font-semibold">
      {title}
    </h3>
    <p className="mt-2 max-w-prose text-ink-soft [overflow-wrap:anywhere]">{text}</p>
    <div className="mt-4">{children}</div>
  </section>
);
