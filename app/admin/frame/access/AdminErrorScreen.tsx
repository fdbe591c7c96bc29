import {isRouteErrorResponse, useRouteError} from '@remix-run/react';
import type {ReactNode} from 'react';
import {Forbidden} from './Forbidden';

interface AdminErrorScreenProps {
  /** What a page shows if what it is about does not exist. */
  readonly missing?: ReactNode;
  /** The screen of all other errors. */
  readonly children: ReactNode;
}

/** Selects the screen for the error of an admin page: the role may not open it, something is missing, or another error. */
export function AdminErrorScreen({missing, children}: AdminErrorScreenProps) {
  const error = useRouteError();
  const status = isRouteErrorResponse(error) ? error.status : null;
  if (status === 403) return <Forbidden />;
  return status === 404 && missing ? missing : children;
}
