import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {ExternalLink} from '../ExternalLink';
import {ORDERS_COPY} from '../orders-copy';

interface OrdersFailedProps {
  readonly path: string;
  readonly portalUrl: string | null;
}

/** No orders can be shown at the moment; the shop's own portal may still show them. */
export function OrdersFailed({path, portalUrl}: OrdersFailedProps) {
  return (
    <EmptyState
      role="alert"
      className="mt-8"
      title={ORDERS_COPY.failedTitle}
      action={
        <>
          <Link to={path} reloadDocument className={buttonStyle({size: 'sm'})}>
            {ORDERS_COPY.retry}
          </Link>
          {portalUrl && <ExternalLink href={portalUrl} title={ORDERS_COPY.portal} />}
        </>
      }
    >
      <p>{ORDERS_COPY.failedText}</p>
      <p className="mt-1">{ORDERS_COPY.unavailable}</p>
    </EmptyState>
  );
}
