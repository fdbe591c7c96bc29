import {useEffect, useRef, useState, type ComponentPropsWithoutRef} from 'react';
import {flushSync} from 'react-dom';
import {cn} from './cn';
import {CONTROL_STYLE} from './control-style';
import {FieldFrame, type FieldTexts} from './FieldFrame';
import {Icon} from './icons/Icon';
import {useIsHydrated} from './use-is-hydrated';

interface PasswordFieldProps
  extends Omit<ComponentPropsWithoutRef<'input'>, 'type' | 'autoComplete' | 'id'>, FieldTexts {
  /** Password managers fill in or suggest by it, and account forms find the field by it. */
  readonly autoComplete: 'current-password' | 'new-password';
}

/** A password with a button that shows it, if scripts run. Submitting the form hides it again. */
export function PasswordField({label, error, hint, className, ...rest}: PasswordFieldProps) {
  const isHydrated = useIsHydrated();
  const input = useRef<HTMLInputElement>(null);
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const form = input.current?.form;
    // Browsers store submitted text fields, and password managers look for a password field.
    const hide = () => flushSync(() => setIsShown(false));
    form?.addEventListener('submit', hide, {capture: true});
    return () => form?.removeEventListener('submit', hide, {capture: true});
  }, []);
  return (
    <FieldFrame label={label} error={error} hint={hint} className={className}>
      {(wiring) => (
        <div className="relative">
          <input
            ref={input}
            type={isShown ? 'text' : 'password'}
            autoCapitalize="none"
            autoCorrect="off"
            spellCheck={false}
            className={cn(CONTROL_STYLE, 'min-h-12 [&::-ms-reveal]:hidden', isHydrated && 'pe-13')}
            {...rest}
            {...wiring}
          />
          {isHydrated && (
            <button
              type="button"
              aria-label={isShown ? 'Hide password' : 'Show password'}
              aria-controls={wiring.id}
              className="absolute inset-y-0 end-0.5 my-auto grid size-11 place-items-center rounded-control text-ink-soft hover:text-ink"
              // The focus stays in the field, so that the on-screen keyboard stays open.
              onPointerDown={(event) => event.preventDefault()}
              onMouseDown={(event) => event.preventDefault()}
              onClick={() => preserveCaret(input.current, () => flushSync(() => setIsShown(!isShown)))}
            >
              <Icon name={isShown ? 'eye-off' : 'eye'} className="size-5" />
            </button>
          )}
        </div>
      )}
    </FieldFrame>
  );
}

/** Restores the caret, which some browsers move when the type of a field changes. */
function preserveCaret(input: HTMLInputElement | null, change: () => void): void {
  const {selectionStart = null, selectionEnd = null} = input ?? {};
  change();
  if (input && document.activeElement === input) input.setSelectionRange(selectionStart, selectionEnd);
}
