import {cva, type VariantProps} from 'class-variance-authority';

/** The style of a button, for `Button` and for links. No size is below 44 px, the minimum touch target. */
export const buttonStyle = cva(
  'inline-flex max-w-full shrink-0 select-none items-center justify-center gap-2 rounded-control text-center font-semibold no-underline ' +
    'transition-[background-color,border-color,box-shadow,transform] duration-150 ease-out active:translate-y-px ' +
    'forced-colors:border disabled:pointer-events-none disabled:opacity-55 aria-disabled:cursor-default aria-disabled:opacity-70',
  {
    variants: {
      tone: {
        primary: 'bg-primary text-on-primary shadow-card hover:bg-primary-strong',
        quiet: 'text-ink hover:bg-surface',
        outline: 'border-2 border-ink/70 text-ink hover:border-ink hover:bg-surface',
        danger: 'bg-danger text-on-meaning hover:bg-sale',
      },
      size: {
        xs: 'min-h-11 px-2 py-2 text-sm',
        sm: 'min-h-11 px-4 py-2 text-sm',
        md: 'min-h-12 px-5 py-2 text-base',
        lg: 'min-h-14 px-8 py-2 text-lg',
        // Text of twice the size must leave room for several of them beside each other.
        icon: 'size-[min(2.75rem,max(44px,12.5vw))]',
      },
    },
    defaultVariants: {tone: 'primary', size: 'md'},
  },
);

export type ButtonStyleProps = VariantProps<typeof buttonStyle>;
