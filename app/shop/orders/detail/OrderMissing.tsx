import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {CenterScreen} from '~/ui/CenterScreen';
import {DETAIL_COPY} from './detail-copy';

/** The page for an order that does not exist; the same for another person's order, so that it reveals no order ids. */
export function OrderMissing() {
  return (
    <CenterScreen>
      <h1 className="text-title">{DETAIL_COPY.missingTitle}</h1>
      <p className="mt-3 text-lead text-ink-soft">{DETAIL_COPY.missingText}</p>
      <Link to="/orders" className={`mt-8 ${buttonStyle()}`}>
        {DETAIL_COPY.allOrders}
      </Link>
    </CenterScreen>
  );
}
