import {useRouteLoaderData} from '@remix-run/react';
import {useLatestCart, type CartSource} from '~/shop/cart/browser/use-latest-cart';
import {PromoBanner} from '~/shop/content/banner/PromoBanner';
import type {BannerView, OwnOffer} from '~/shop/content/banner/banner-view';
import {useOwnCode} from '~/shop/cart/browser/own-code';
import {OFFER_COPY} from './offer-copy';

/** The banner of a page. Who has a code already sees that one instead of the general offer. */
export function OfferBanner({banner}: {readonly banner: BannerView}) {
  const root = useRouteLoaderData<{readonly cart: CartSource}>('root');
  const cart = useLatestCart(root?.cart ?? null);
  const given = useOwnCode();
  const onCart = cart?.codes.find(({isApplicable}) => isApplicable) ?? cart?.codes[0];
  return <PromoBanner banner={banner} own={toOffer(onCart?.code, given)} />;
}

function toOffer(onCart: string | undefined, given: string | null): OwnOffer | null {
  if (onCart) return {code: onCart, text: OFFER_COPY.onCart(onCart), path: '/cart'};
  return given ? {code: given, text: OFFER_COPY.given(given), path: `/discount/${given}?redirect=/products`} : null;
}
