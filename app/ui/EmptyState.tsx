import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import {cn} from './cn';
import {JaliPattern} from './JaliPattern';

interface EmptyStateProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  readonly title: ReactNode;
  /** Above the title. */
  readonly drawing?: ReactNode;
  /** The next step. */
  readonly action?: ReactNode;
}

export function EmptyState({title, drawing, children, action, className, ...rest}: EmptyStateProps) {
  return (
    <div
      data-slot="empty-state"
      className={cn(
        'relative isolate flex flex-col items-center overflow-hidden rounded-card border border-line bg-surface px-6 py-14 text-center',
        className,
      )}
      {...rest}
    >
      <JaliPattern className="absolute inset-0 -z-10 text-copper opacity-25 [mask-image:radial-gradient(closest-side,transparent_45%,black)]" />
      {drawing}
      <p className="font-display text-heading font-semibold">{title}</p>
      {children && <div className="mt-2 max-w-prose text-balance text-ink-soft">{children}</div>}
      {action && <div className="mt-6 flex flex-wrap justify-center gap-3">{action}</div>}
    </div>
  );
}
