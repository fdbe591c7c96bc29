import type {ReactNode} from 'react';
import {cn} from '~/ui/cn';
import {VisuallyHidden} from '~/ui/VisuallyHidden';

export interface AdminColumn {
  readonly title: string;
  readonly className?: string;
  /** Whether only screen readers get the title. */
  readonly isTitleHidden?: boolean;
}

interface AdminTableProps {
  /** Read by screen readers only. */
  readonly caption: string;
  readonly columns: readonly AdminColumn[];
  /** Whether the rows are blocks on small screens, without a head. */
  readonly isStacked?: boolean;
  /** The rows of the body. */
  readonly children: ReactNode;
}

/** A table whose head stays in view; on small screens the frame's header is there, so the head scrolls away. */
export function AdminTable({caption, columns, isStacked = false, children}: AdminTableProps) {
  return (
    <div className="overflow-clip rounded-card border border-line bg-surface-raised shadow-card max-lg:overflow-x-auto">
      <table className={cn('w-full border-collapse text-sm leading-snug', isStacked && 'max-md:block')}>
        <caption className="sr-only">{caption}</caption>
        <thead
          className={cn(
            'sticky top-0 z-10 bg-surface text-left text-xs font-semibold text-ink-soft max-lg:static',
            isStacked && 'max-md:sr-only',
          )}
        >
          <tr>
            {columns.map(({title, className, isTitleHidden}) => (
              <th key={title} scope="col" className={cn('px-3 py-2', className)}>
                {isTitleHidden ? <VisuallyHidden>{title}</VisuallyHidden> : title}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className={cn(isStacked && 'max-md:block')}>{children}</tbody>
      </table>
    </div>
  );
}
