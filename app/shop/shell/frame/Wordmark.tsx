import {Link} from '@remix-run/react';
import {cn} from '~/ui/cn';
import {Drawing} from '~/ui/icons/Drawing';

interface WordmarkProps {
  readonly shopName: string;
  readonly className?: string;
}

/** The logo and name of the shop as a link to the home page. */
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
      <Drawing name="tiffin" className="size-8 shrink-0" />
      <span className="line-clamp-2">{shopName}</span>
    </Link>
  );
}
