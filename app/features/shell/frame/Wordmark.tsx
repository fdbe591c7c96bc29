import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';

interface WordmarkProps {
  readonly shopName: string;
  readonly className?: string;
}

/** The shop's name beside its mark, a tiffin of three tins; leads home. */
export function Wordmark({shopName, className}: WordmarkProps) {
  return (
    <Link
      to="/"
      prefetch="intent"
      className={cn(
        'inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-control font-display text-[1.375rem] leading-none font-semibold',
        className,
      )}
    >
      <svg viewBox="0 0 32 32" fill="none" aria-hidden="true" className="size-8 shrink-0">
        <path d="M10 8V6.5A3.5 3.5 0 0 1 13.5 3h5A3.5 3.5 0 0 1 22 6.5V8" stroke="currentColor" strokeWidth="2" />
        <rect x="6" y="7.5" width="20" height="6" rx="2.5" className="fill-gilt" />
        <rect x="6" y="14.75" width="20" height="6" rx="2" className="fill-sale" />
        <path d="M6 22h20v3.5A3.5 3.5 0 0 1 22.5 29h-13A3.5 3.5 0 0 1 6 25.5z" className="fill-natural" />
        <path d="M3.5 9.5V24M28.5 9.5V24" stroke="currentColor" strokeWidth="2" strokeLinecap="round" />
      </svg>
      <span className="truncate">{shopName}</span>
    </Link>
  );
}
