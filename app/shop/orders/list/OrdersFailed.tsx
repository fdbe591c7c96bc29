import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {ExternalLink} from '~/ui/ExternalLink';
import {ORDERS_COPY} from '../orders-copy';
import type {OrdersUnavailable} from './orders-result';

interface OrdersFailedProps extends Pick<OrdersUnavailable, 'reason'> {
  readonly path: string;
  readonly portalUrl: string | null;
}

/** The message for an unavailable order list, with a link to Shopify's customer portal. */
export function OrdersFailed({path, portalUrl, reason}: OrdersFailedProps) {
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
      <p>{reason ? ORDERS_COPY.notAuthenticated : ORDERS_COPY.failedText}</p>
      <p className="mt-1">{ORDERS_COPY.unavailable}</p>
    </EmptyState>
  );
}
