import {useLocation} from '@remix-run/react';
import {isAboutProducts} from './is-about-products';
import {MessageScreen} from './MessageScreen';
import {ReferenceLine} from './ReferenceLine';
import {ERROR_COPY} from './error-copy';
import {TryAgain} from './TryAgain';

/** The screen for a page whose data Shopify did not return and the cache does not have. */
export function UnavailableScreen({reference}: {readonly reference: string}) {
  const {pathname} = useLocation();
  const {title, products, body} = ERROR_COPY.unavailable;
  return (
    <MessageScreen title={isAboutProducts(pathname) ? products : title} actions={<TryAgain />}>
      <p className="mt-3 text-lead text-ink-soft">{body}</p>
      <ReferenceLine reference={reference} />
    </MessageScreen>
  );
}
