import {forwardRef, type ComponentPropsWithoutRef, type MouseEvent} from 'react';
import {buttonStyle, type ButtonStyleProps} from './button-style';
import {cn} from './cn';
import {Spinner} from './Spinner';

interface ButtonProps extends ComponentPropsWithoutRef<'button'>, ButtonStyleProps {
  /** The action is in progress: the button keeps its position, width and focus, and ignores further clicks. */
  readonly isPending?: boolean;
}

/** A native button in the shop's style. `type` defaults to 'button', so that none submits a form by accident. */
export const Button = forwardRef<HTMLButtonElement, ButtonProps>(function Button(
  {tone, size, isPending = false, type = 'button', className, children, onClick, ...rest},
  ref,
) {
  // `disabled` would move the focus to the top of the page.
  const ignoreClick = (event: MouseEvent<HTMLButtonElement>) => event.preventDefault();
  return (
    <button
      ref={ref}
      data-slot="button"
      type={type}
      aria-busy={isPending || undefined}
      aria-disabled={isPending || undefined}
      className={cn(buttonStyle({tone, size}), className)}
      onClick={isPending ? ignoreClick : onClick}
      {...rest}
    >
      {isPending && <Spinner className="size-[1.1em]" />}
      <span className="contents">{children}</span>
    </button>
  );
});
