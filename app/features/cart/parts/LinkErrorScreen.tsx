import {isRouteErrorResponse, Link, useRouteError} from '@remix-run/react';
import type {ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {BAD_LINK_COPY} from '../permalink/permalink-copy';
import {LinkScreen} from './LinkScreen';

interface LinkErrorScreenProps {
  /** The screen for any other error. */
  readonly otherwise: ReactNode;
}

/** The page for a link to a cart or a promo code that does not work, answered 410. */
export function LinkErrorScreen({otherwise}: LinkErrorScreenProps) {
  const error = useRouteError();
  if (!isRouteErrorResponse(error) || error.status !== 410) return otherwise;
  const {title, text, browse, cart} = BAD_LINK_COPY;
  return (
    <LinkScreen title={title} text={text} isFailure>
      <Link to="/products" className={buttonStyle()}>
        {browse}
      </Link>
      <Link to="/cart" className={buttonStyle({tone: 'outline'})}>
        {cart}
      </Link>
    </LinkScreen>
  );
}
