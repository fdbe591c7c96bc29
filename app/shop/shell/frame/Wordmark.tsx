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
        'inline-flex min-h-11 min-w-0 items-center gap-2.5 rounded-control font-display text-[min(1.375rem,max(17px,6.2vw))] leading-none font-semibold',
        className,
      )}
    >
      <Drawing name="tiffin" className="size-[min(2rem,max(32px,9vw))] shrink-0" />
      <span className="line-clamp-2">{shopName}</span>
    </Link>
  );
}
