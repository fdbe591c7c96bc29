import {cva, type VariantProps} from 'class-variance-authority';
import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';

const badgeStyle = cva(
  'inline-flex items-center gap-1 whitespace-nowrap rounded-full px-2.5 py-1 text-xs leading-none font-bold tracking-wide',
  {
    variants: {
      tone: {
        neutral: 'bg-surface text-ink ring-1 ring-line ring-inset',
        sale: 'bg-sale text-on-meaning',
        natural: 'bg-natural text-on-meaning',
        accent: 'bg-accent text-on-accent',
      },
    },
    defaultVariants: {tone: 'neutral'},
  },
);

type BadgeProps = ComponentPropsWithoutRef<'span'> & VariantProps<typeof badgeStyle>;

/** A short label, such as a saving. The text carries the meaning, the color repeats it. */
export function Badge({tone, className, ...rest}: BadgeProps) {
  return <span data-slot="badge" className={cn(badgeStyle({tone}), className)} {...rest} />;
}
