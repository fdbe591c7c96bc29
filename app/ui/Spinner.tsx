import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';

/** A spinner beside text that names the action; hidden from screen readers, which read the text. */
export function Spinner({className, ...rest}: ComponentPropsWithoutRef<'svg'>) {
  return (
    <svg
      data-slot="spinner"
      viewBox="0 0 24 24"
      fill="none"
      stroke="currentColor"
      strokeWidth="3"
      aria-hidden="true"
      className={cn('animate-spin', className ?? 'size-5')}
      {...rest}
    >
      <circle cx="12" cy="12" r="9" opacity="0.25" />
      <path d="M21 12a9 9 0 0 0-9-9" strokeLinecap="round" />
    </svg>
  );
}
