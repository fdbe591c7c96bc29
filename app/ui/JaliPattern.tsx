import {useId, type ComponentPropsWithoutRef} from 'react';
import {cn} from './cn';

const TILE = 48;

interface JaliPatternProps extends Omit<ComponentPropsWithoutRef<'svg'>, 'children'> {
  /** Width of one star of the pattern, in pixels. */
  readonly tile?: number;
}

/** The shop's motif: a jali (a carved stone screen) as lines in the text color. Decoration, hidden from screen readers. */
export function JaliPattern({tile = TILE, className, ...rest}: JaliPatternProps) {
  const id = useId();
  return (
    <svg data-slot="jali" aria-hidden="true" className={cn('pointer-events-none size-full', className)} {...rest}>
      <defs>
        <pattern
          id={id}
          width={TILE}
          height={TILE}
          patternUnits="userSpaceOnUse"
          patternTransform={`scale(${tile / TILE})`}
        >
          <g fill="none" stroke="currentColor" strokeWidth="1.5">
            {/* An eight-pointed star of two squares, and the cross between four stars. */}
            <path d="M10.6 10.6h26.8v26.8H10.6z" />
            <path d="M24 5.05 42.95 24 24 42.95 5.05 24z" />
            <path d="M0 24h5.05M42.95 24H48M24 0v5.05M24 42.95V48" />
            <path d="M0 0l10.6 10.6M48 0 37.4 10.6M0 48l10.6-10.6M48 48 37.4 37.4" />
          </g>
          <circle cx="24" cy="24" r="3" fill="currentColor" />
        </pattern>
      </defs>
      <rect width="100%" height="100%" fill={`url(#${id})`} />
    </svg>
  );
}
