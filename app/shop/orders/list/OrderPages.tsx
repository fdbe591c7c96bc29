import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {ORDERS_COPY} from '../orders-copy';

interface OrderPagesProps {
  readonly path: string;
  /** The queries of the adjacent pages; null if there is none. */
  readonly previous: string | null;
  readonly next: string | null;
}

/** The pagination of the order list; renders nothing for a single page. */
export function OrderPages({path, previous, next}: OrderPagesProps) {
  if (previous === null && next === null) return null;
  const style = buttonStyle({tone: 'outline', size: 'sm'});
  return (
    <nav aria-label={ORDERS_COPY.pages} className="mt-8 flex flex-wrap justify-center gap-3">
      {previous !== null && (
        <Link to={path + previous} rel="prev" className={style}>
          {ORDERS_COPY.previous}
        </Link>
      )}
      {next !== null && (
        <Link to={path + next} rel="next" className={style}>
          {ORDERS_COPY.next}
        </Link>
      )}
    </nav>
  );
}
