import {Link, useLocation} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {Icon} from '~/ui/icons/Icon';
import {SEARCH_LABEL, SEARCH_PATH} from './search-link';

/** The way to the search, for the header. */
export function SearchLink() {
  const isHere = useLocation().pathname === SEARCH_PATH;
  return (
    <Link
      to={SEARCH_PATH}
      prefetch="intent"
      aria-label={SEARCH_LABEL}
      aria-current={isHere ? 'page' : undefined}
      className={buttonStyle({tone: 'quiet', size: 'icon'})}
    >
      <Icon name="search" className="size-5.5" />
    </Link>
  );
}
