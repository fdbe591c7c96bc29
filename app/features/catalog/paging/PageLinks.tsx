import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {PAGING_COPY} from './paging-copy';

interface PageLinksProps {
  /** Null on the first page. */
  readonly firstPath: string | null;
  /** Null on the last page. */
  readonly nextPath: string | null;
}

/** The ways from one page of a list to others; nothing when there is only one. */
export function PageLinks({firstPath, nextPath}: PageLinksProps) {
  if (firstPath === null && nextPath === null) return null;
  return (
    <nav aria-label={PAGING_COPY.label} className="mt-10 flex flex-wrap justify-center gap-3">
      {firstPath !== null && (
        <Link to={firstPath} className={buttonStyle({tone: 'outline'})}>
          {PAGING_COPY.first}
        </Link>
      )}
      {nextPath !== null && (
        <Link to={nextPath} rel="next" className={buttonStyle({tone: 'outline'})}>
          {PAGING_COPY.next}
        </Link>
      )}
    </nav>
  );
}
