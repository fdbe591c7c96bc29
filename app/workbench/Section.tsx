import type {ReactNode} from 'react';

export interface SectionProps {
  /** What the address `#id` leads to. */
  readonly id: string;
  readonly title: string;
  readonly children: ReactNode;
}

/** What belongs together, one state beside the other. */
export function Section({id, title, children}: SectionProps) {
  return (
    <section aria-labelledby={id} className="workbench-section">
      <h2 id={id}>{title}</h2>
      <div className="workbench-states">{children}</div>
    </section>
  );
}
