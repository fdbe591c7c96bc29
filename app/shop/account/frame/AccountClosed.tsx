import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {ACCOUNT_COPY} from '../account-copy';

const COPY = ACCOUNT_COPY.closed;

/** The page while the session database is unavailable, so that the session cannot be verified. */
export function AccountClosed({pathname}: {readonly pathname: string}) {
  return (
    <div className="page py-8 sm:py-12">
      <h1 className="text-title">{ACCOUNT_COPY.title}</h1>
      <EmptyState
        role="alert"
        className="mt-8"
        title={COPY.title}
        action={
          <>
            <Link to={pathname} reloadDocument className={buttonStyle()}>
              {COPY.retry}
            </Link>
            <Link to="/products" className={buttonStyle({tone: 'outline'})}>
              {COPY.shop}
            </Link>
            <Link to="/cart" className={buttonStyle({tone: 'outline'})}>
              {COPY.cart}
            </Link>
          </>
        }
      >
        {COPY.text}
      </EmptyState>
    </div>
  );
}
