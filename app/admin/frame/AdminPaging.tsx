import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';

interface AdminPagingProps {
  readonly copy: {readonly pages: string; readonly first: string; readonly next: string};
  /** The path of the first page; null on it. */
  readonly first: string | null;
  /** The path of the next page; null on the last one. */
  readonly next: string | null;
}

/** Links to the first and the next page of a list; nothing if there is only one page. */
export function AdminPaging({copy, first, next}: AdminPagingProps) {
  if (first === null && next === null) return null;
  const style = buttonStyle({tone: 'outline', size: 'sm'});
  return (
    <nav aria-label={copy.pages} className="flex flex-wrap gap-3">
      {first !== null && (
        <Link to={first} className={style}>
          {copy.first}
        </Link>
      )}
      {next !== null && (
        <Link to={next} rel="next" className={style}>
          {copy.next}
        </Link>
      )}
    </nav>
  );
}
