import {useId, type ReactNode} from 'react';
import {cn} from './cn';

export interface FieldTexts {
  readonly label: string;
  /** What is wrong with the value and how to correct it. */
  readonly error?: string;
  readonly hint?: string;
}

/** The attributes that connect a control with its label, hint and error. */
export interface FieldWiring {
  readonly id: string;
  readonly 'aria-invalid': true | undefined;
  readonly 'aria-describedby': string | undefined;
}

interface FieldFrameProps extends FieldTexts {
  /** Whether screen readers say the error at once: for the only field of a form. */
  readonly isErrorAnnounced?: boolean;
  readonly id?: string;
  readonly className?: string;
  readonly children: (wiring: FieldWiring) => ReactNode;
}

/** Label, hint and error of one control, connected with it by ids. */
export function FieldFrame({label, error, hint, isErrorAnnounced, id, className, children}: FieldFrameProps) {
  const generated = useId();
  const controlId = id ?? generated;
  const hintId = hint ? `${controlId}-hint` : undefined;
  const errorId = error ? `${controlId}-error` : undefined;
  return (
    <div data-slot="field" className={cn('flex flex-col gap-1.5', className)}>
      <label htmlFor={controlId} className="font-semibold">
        {label}
      </label>
      {hint && (
        <p id={hintId} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {children({
        id: controlId,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': cn(errorId, hintId) || undefined,
      })}
      {error && (
        <p id={errorId} role={isErrorAnnounced ? 'alert' : undefined} className="text-sm font-medium text-danger">
          {error}
        </p>
      )}
    </div>
  );
}
