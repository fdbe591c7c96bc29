import type {ReactNode} from 'react';
import {cn} from './cn';

interface ScrollAreaProps {
  /** The name of the region, for screen readers. */
  readonly label: string;
  /** Limits the size. */
  readonly className?: string;
  readonly children: ReactNode;
}

/** A region whose content scrolls. It takes the focus, because a keyboard scrolls only what has it. */
export function ScrollArea({label, className, children}: ScrollAreaProps) {
  return (
    <div role="region" aria-label={label} tabIndex={0} className={cn('overflow-auto', className)}>
      {children}
    </div>
  );
}
