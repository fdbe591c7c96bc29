import {Link, useLocation} from '@remix-run/react';
import {useEffect} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {CONTROL_STYLE} from '~/ui/control-style';
import {showNotice} from '~/ui/show-notice';
import {MessageScreen} from './MessageScreen';
import {ERROR_COPY} from './error-copy';

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
    <MessageScreen title={title} actions={actions}>
      <p className="mt-3 text-lead text-ink-soft">{body}</p>
      <SearchField />
    </MessageScreen>
  );
}

const FIELD_ID = 'not-found-search';

/** A form without scripts of its own: the page may be wrong because they could not be loaded. */
const SearchField = () => (
  <form action="/search" role="search" className="mt-6 w-full text-start">
    <label htmlFor={FIELD_ID} className="font-semibold">
      {ERROR_COPY.notFound.search}
    </label>
    <div className="mt-1.5 flex gap-2">
      <input
        id={FIELD_ID}
        type="search"
        name="q"
        required
        enterKeyHint="search"
        className={cn(CONTROL_STYLE, 'min-h-12 min-w-0 flex-1')}
      />
      <button type="submit" className={buttonStyle({tone: 'outline'})}>
        {ERROR_COPY.notFound.submit}
      </button>
    </div>
  </form>
);
