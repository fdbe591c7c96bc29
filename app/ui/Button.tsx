import {forwardRef, type ComponentPropsWithoutRef, type MouseEvent} from 'react';
import {buttonStyle, type ButtonStyleProps} from './button-style';
import {cn} from './cn';
import {Spinner} from './Spinner';

interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonStyleProps {
  /** What the button started is under way: it keeps its place, its width and the focus, and refuses a second press. */
  readonly isPending?: boolean;
}

/** A native button in the shop's look. `type` is 'button' unless said otherwise, so that none submits by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {tone, size, isPending = false, type = 'button', className, children, onClick, ...rest},
  ref,
) {
  // `disabled` would drop the focus to the top of the page just when the answer arrives.
  const refuse = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      ref={ref}
      data-slot="button"
      type={type}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      className={cn(buttonStyle({tone, size}), className)}
      onClick={isPending ? refuse : onClick}
      {...rest}
    >
      {isPending && <Spinner className="size-[1.1em]" />}
      {children}
    </button>
  );
});
