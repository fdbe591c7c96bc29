import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {BAD_LINK_COPY} from './cart-link-copy';
import {LinkScreen} from './LinkScreen';

export function BadLink() {
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
