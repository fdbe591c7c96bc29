import type {ReactNode} from 'react';

interface SectionProps {
  /** The id of the heading, for links to `#id`. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** A section with the states of related components side by side. */
export function Section({id, title, children}: SectionProps) {
  return (
    <section aria-labelledby={id} className="workbench-section">
      <h2 id={id}>{title}</h2>
      <div className="workbench-states">{children}</div>
    </section>
  );
}
