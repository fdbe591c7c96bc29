import {isRouteErrorResponse, Link, useRouteError} from '@remix-run/react';
import type {ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {ADMIN_FRAME_COPY} from '../admin-frame-copy';

const {forbidden} = ADMIN_FRAME_COPY;

/** What staff see in place of a page that their role may not open. */
export function Forbidden() {
  return (
    <EmptyState
      title={<h1 className="font-display text-heading">{forbidden.title}</h1>}
      action={
        <Link to="/admin/orders" className={buttonStyle()}>
          {forbidden.back}
        </Link>
      }
    >
      {forbidden.body}
    </EmptyState>
  );
}

/** The error screen of a page of the admin, unless the role may not open the page. */
export function ForbiddenOr({children}: {readonly children: ReactNode}) {
  const error = useRouteError();
  return isRouteErrorResponse(error) && error.status === 403 ? <Forbidden /> : children;
}
