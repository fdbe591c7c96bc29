import {memo} from 'react';
import {BannerSlot} from '~/shop/content/banner/BannerSlot';
import type {BannerView} from '~/shop/content/banner/banner-view';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {OfferBanner as EagerOfferBanner} from './OfferBanner';

const OfferBanner = import.meta.env.SSR
  ? EagerOfferBanner
  : serverRenderedLazy(async () => (await import('./OfferBanner')).OfferBanner);

/** Loads the banner of a page lazily. Memoized: other updates of the page would interrupt its hydration. */
export const OfferSlot = memo(({banner}: {readonly banner: BannerView}) => (
  <BannerSlot variant={banner.variant}>
    <OfferBanner banner={banner} />
  </BannerSlot>
));
