import {Link, useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {showNotice} from '~/ui/show-notice';
import {MessageScreen} from './MessageScreen';
import {ERROR_COPY} from './error-copy';
import {SpiltTiffin} from './SpiltTiffin';

const PRODUCT_NOTICE_MS = 5000;

/** The 404 page. Links to all products if the URL is a product's. */
export function NotFoundScreen() {
  const {pathname} = useLocation();
  const {title, body, home, products, productNotice} = ERROR_COPY.notFound;
  const isProduct = pathname.includes('/products/');

  useEffect(() => {
    if (isProduct)
      void showNotice({tone: 'error', title: productNotice, id: 'product-not-found', durationMs: PRODUCT_NOTICE_MS});
  }, [isProduct, productNotice]);

  const actions = (
    <>
      {isProduct && (
        <Link to="/products" className={buttonStyle()}>
          {products}
        </Link>
      )}
      <Link to="/" className={buttonStyle({tone: isProduct ? 'outline' : 'primary'})}>
        {home}
      </Link>
    </>
  );
  return (
    <MessageScreen title={title} actions={actions} picture={<SpiltTiffin />}>
      <p className="mt-3 text-lead text-ink-soft">{body}</p>
    </MessageScreen>
  );
}
