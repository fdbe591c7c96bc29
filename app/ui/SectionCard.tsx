import {useId, type ReactNode} from 'react';
import {cn} from './cn';

interface SectionCardProps {
  readonly title: string;
  readonly className?: string;
  readonly children: ReactNode;
}

export function SectionCard({title, className, children}: SectionCardProps) {
  const id = useId();
  return (
    <section
      aria-labelledby={id}
      className={cn(
        'rounded-card border border-line bg-surface-raised p-5 shadow-card sm:p-6 print:break-inside-avoid print:shadow-none',
        className,
      )}
    >
      <h2 id={id} className="text-xl font-semibold">
        {title}
      </h2>
      <div className="mt-4">{children}</div>
    </section>
  );
}
