import type {ReactNode} from 'react';

interface DisclosureProps {
  readonly title: string;
  readonly children: ReactNode;
}

/** A question that opens its answer. */
export const Disclosure = ({title, children}: DisclosureProps) => (
  <details>
    <summary className="min-h-11 cursor-pointer content-center font-semibold">{title}</summary>
    <div className="text-ink-soft">{children}</div>
  </details>
);
