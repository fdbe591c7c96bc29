import {Link, useLocation, useNavigation} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {readAppendsTo, type AppendingState} from '~/shop/catalog/pending/appending-state';
import {PaginationLinks, type PagePaths} from './PaginationLinks';

const LOAD_MORE_COPY = {
  more: 'Load more',
  loading: 'Loading…',
} as const;

interface LoadMoreProps extends PagePaths {
  /** Says what was added; empty if nothing was. */
  readonly status: string;
}

/**
 * A link that adds the next page to the list below it. The address becomes that of the added page, without an entry of the
 * history. Beside it are the links to the pages, which are all that works without scripts.
 */
export function LoadMore({previousPath, nextPath, status}: LoadMoreProps) {
  const {key} = useLocation();
  const {location} = useNavigation();
  const isPending = readAppendsTo(location?.state) === key;
  return (
    <>
      <p role="status" className="sr-only">
        {status}
      </p>
      {nextPath !== null && (
        <p className="mt-10 text-center noscript:hidden">
          <Link
            to={nextPath}
            replace
            preventScrollReset
            state={{appendsTo: key} satisfies AppendingState}
            aria-busy={isPending || undefined}
            className={buttonStyle()}
          >
            {isPending ? LOAD_MORE_COPY.loading : LOAD_MORE_COPY.more}
          </Link>
        </p>
      )}
      <PaginationLinks
        previousPath={previousPath}
        nextPath={nextPath}
        className={nextPath === null ? undefined : 'mt-4 noscript:mt-10'}
      />
    </>
  );
}
