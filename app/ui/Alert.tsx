import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import type {NoticeTone} from '~/core/notice';
import {cn} from './cn';
import {Icon} from './icons/Icon';

const LOOK = {
  success: {icon: 'circle-check', box: 'border-success/35 bg-success/8', ink: 'text-success'},
  info: {icon: 'info', box: 'border-line bg-surface', ink: 'text-accent-ink'},
  warning: {icon: 'triangle-exclamation-point', box: 'border-warning/35 bg-warning/8', ink: 'text-warning'},
  error: {icon: 'circle-exclamation-point', box: 'border-danger/35 bg-danger/8', ink: 'text-danger'},
} as const;

interface AlertProps extends Omit<ComponentPropsWithoutRef<'div'>, 'title'> {
  readonly tone: NoticeTone;
  readonly title: ReactNode;
  /** The next step: a button or a link. */
  readonly action?: ReactNode;
}

/** A message in the page. Errors interrupt a screen reader, other messages do not. */
export function Alert({tone, title, action, children, className, ...rest}: AlertProps) {
  const {icon, box, ink} = LOOK[tone];
  return (
    <div
      data-slot="alert"
      role={tone === 'error' ? 'alert' : 'status'}
      className={cn('flex gap-3 rounded-control border p-4', box, className)}
      {...rest}
    >
      <Icon name={icon} className={cn('mt-0.5 size-5 shrink-0', ink)} />
      <div className="min-w-0 flex-1">
        <p className={cn('font-semibold', ink)}>{title}</p>
        {children && <div className="mt-0.5 text-ink">{children}</div>}
        {action && <div className="mt-3">{action}</div>}
      </div>
    </div>
  );
}
