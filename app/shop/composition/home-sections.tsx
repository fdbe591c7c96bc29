import type {RenderBuy} from '~/shop/catalog/shelf/ProductGrid';
import type {Home} from '~/shop/home/find-home.server';
import {HOME_FOOTNOTE} from '~/shop/home/section-copy';
import {HowItWorks} from '~/shop/home/HowItWorks';
import {HeatSection} from '~/shop/home/sections/HeatSection';
import {PackContents} from '~/shop/home/sections/PackContents';
import {PressStrip} from '~/shop/home/sections/PressStrip';
import {StorySection} from '~/shop/home/sections/StorySection';
import {TiffinSection} from '~/shop/tiffin/TiffinSection';
import type {TiffinView} from '~/shop/tiffin/tiffin-view';
import {TIME_FOOTNOTE} from '~/shop/content/banner/banner-copy';
import {ReelSection} from '~/shop/home/reels/ReelSection';
import type {ReelsView} from '~/shop/home/reels/reel-view';
import {ReviewsWidget as ServerReviewsWidget} from '~/shop/home/reviews-widget/ReviewsWidget';
import type {ReviewsWidgetSource} from '~/shop/home/reviews-widget/reviews-widget-source';
import {TestimonialCarousel} from '~/shop/home/testimonials/TestimonialCarousel';
import {TestimonialSection} from '~/shop/home/testimonials/TestimonialSection';
import type {TestimonialView} from '~/shop/home/testimonials/testimonial-view';
import {SignUpSection} from '~/shop/subscribers/sign-up/SignUpSection';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {BuyButton} from './BuyButton';

// Only a store with a reviews service needs it.
const ReviewsWidget = import.meta.env.SSR
  ? ServerReviewsWidget
  : serverRenderedLazy(async () => (await import('~/shop/home/reviews-widget/ReviewsWidget')).ReviewsWidget);

const renderBuy: RenderBuy = (product) => <BuyButton product={product} />;

interface HomeSectionsProps {
  readonly home: Home | null;
  /** Null if the shop has too few dishes, or Shopify did not return them. */
  readonly tiffin: TiffinView | null;
  readonly testimonials: readonly TestimonialView[];
  readonly reels: ReelsView;
  /** Null without a reviews service. */
  readonly reviewsWidget: ReviewsWidgetSource | null;
}

/**
 * Everything below the popular products of the home page, in a module that browsers load after the first screen. It
 * combines several features; no two neighbors have the same form.
 */
export function HomeSections({home, tiffin, testimonials, reels, reviewsWidget}: HomeSectionsProps) {
  const {story = null, heat = null, pack, origins = null, sampler = null, press} = home?.sections ?? {};
  const ownTestimonials = <TestimonialCarousel testimonials={testimonials} />;
  return (
    <>
      <HowItWorks clip={home?.clip ?? null} />
      <StorySection story={story} origins={origins} />
      <HeatSection ladder={heat} sampler={sampler} renderBuy={renderBuy} />
      {(testimonials.length > 0 || reviewsWidget) && (
        <TestimonialSection>
          {reviewsWidget ? <ReviewsWidget widget={reviewsWidget}>{ownTestimonials}</ReviewsWidget> : ownTestimonials}
        </TestimonialSection>
      )}
      {pack && <PackContents pack={pack} />}
      {press && <PressStrip press={press} />}
      {tiffin && <TiffinSection tiffin={tiffin} text={home?.sections.tiffin ?? null} />}
      {reels.reels.length > 0 && <ReelSection reels={reels} />}
      <SignUpSection picture={home?.offerPicture ?? home?.hero ?? null} />
      <p className="page py-6 text-sm text-ink-soft">
        {TIME_FOOTNOTE} {HOME_FOOTNOTE}
      </p>
    </>
  );
}
