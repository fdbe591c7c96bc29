import type {ReactNode} from 'react';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {VisuallyHidden} from '~/ui/VisuallyHidden';

interface ReadMoreProps {
  readonly more: string;
  readonly less: string;
  /** What there is more of, for screen readers. */
  readonly about: string;
  readonly className?: string;
  readonly children: ReactNode;
}

/** Text that a button below it shows and hides. Native `details`, so that it works and is found without scripts. */
export function ReadMore({more, less, about, className, children}: ReadMoreProps) {
  return (
    // The summary is the first element, and is placed below the text while that is open.
    <details className={cn('group relative open:pb-12 print:pb-0', className)}>
      <summary className="inline-flex print:hidden min-h-11 list-none items-center gap-1.5 font-semibold text-accent-ink underline-offset-4 group-open:absolute group-open:bottom-0 hover:underline">
        <span className="group-open:hidden">{more}</span>
        <span className="hidden group-open:inline">{less}</span>
        <VisuallyHidden> {about}</VisuallyHidden>
        <Icon name="chevron-down" className="size-4 group-open:rotate-180" />
      </summary>
      <div className="pt-2">{children}</div>
    </details>
  );
}
