import {cva, type VariantProps} from 'class-variance-authority';
import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';

const statusStyle = cva(
  'inline-flex items-center rounded-full px-2.5 py-1 text-xs leading-none font-bold tracking-wide whitespace-nowrap text-on-status print:bg-transparent print:ring-1 print:ring-line',
  {
    variants: {
      tone: {
        done: 'bg-status-done',
        active: 'bg-status-active',
        waiting: 'bg-status-waiting',
        stopped: 'bg-status-stopped',
        idle: 'bg-status-idle',
        short: 'bg-status-short',
        planned: 'bg-status-planned',
      },
    },
    defaultVariants: {tone: 'idle'},
  },
);

type StatusBadgeProps = ComponentPropsWithoutRef<'span'> & VariantProps<typeof statusStyle>;

/** A status label. The text carries the meaning, the color repeats it. */
export function StatusBadge({tone, className, ...rest}: StatusBadgeProps) {
  return <span data-slot="status" className={cn(statusStyle({tone}), className)} {...rest} />;
}
