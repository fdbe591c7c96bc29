import type {ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';

/** A printed border between two parts of a page: three block-printed buds on a line. Decoration, never read out. */
export function JaliDivider({className, ...rest}: ComponentPropsWithoutRef<'div'>) {
  return (
    <div
      data-slot="jali-divider"
      aria-hidden="true"
      className={cn('flex items-center gap-4 text-gilt', className)}
      {...rest}
    >
      <span className="h-px flex-1 bg-line" />
      <svg viewBox="0 0 96 24" fill="currentColor" className="h-6 w-24 shrink-0">
        <Bud x={48} scale={1} />
        <Bud x={20} scale={0.62} />
        <Bud x={76} scale={0.62} />
        <circle cx="4" cy="12" r="1.6" />
        <circle cx="92" cy="12" r="1.6" />
      </svg>
      <span className="h-px flex-1 bg-line" />
    </div>
  );
}

function Bud({x, scale}: {readonly x: number; readonly scale: number}) {
  return (
    <g transform={`translate(${x} 12) scale(${scale})`}>
      <path d="M0-11C3.5-7 3.5-4 0-1.5-3.5-4-3.5-7 0-11ZM0 11C3.5 7 3.5 4 0 1.5-3.5 4-3.5 7 0 11ZM-11 0C-7-3.5-4-3.5-1.5 0-4 3.5-7 3.5-11 0ZM11 0C7-3.5 4-3.5 1.5 0 4 3.5 7 3.5 11 0Z" />
    </g>
  );
}
