import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {PAGING} from './use-results-focus';

const PAGING_COPY = {
  label: 'More pages',
  previous: 'Previous page',
  next: 'Next page',
} as const;

/** Paths of the adjacent pages; null if there is none. */
export interface PagePaths {
  readonly previousPath: string | null;
  readonly nextPath: string | null;
}

interface PaginationLinksProps extends PagePaths {
  /** The space above. */
  readonly className?: string;
}

/** Links to the previous and next page of a list; nothing if there is only one page. */
export function PaginationLinks({previousPath, nextPath, className = 'mt-10'}: PaginationLinksProps) {
  if (previousPath === null && nextPath === null) return null;
  return (
    <nav aria-label={PAGING_COPY.label} className={cn('flex flex-wrap justify-center gap-3', className)}>
      {previousPath !== null && (
        <Link to={previousPath} rel="prev" state={PAGING} className={buttonStyle({tone: 'outline'})}>
          {PAGING_COPY.previous}
        </Link>
      )}
      {nextPath !== null && (
        <Link to={nextPath} rel="next" state={PAGING} className={buttonStyle({tone: 'outline'})}>
          {PAGING_COPY.next}
        </Link>
      )}
    </nav>
  );
}
