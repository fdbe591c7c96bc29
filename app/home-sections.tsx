import {AddToCart} from '~/features/cart/AddToCart';
import type {RenderBuy} from '~/features/catalog/shelf/ProductGrid';
import type {Home} from '~/features/home/find-home.server';
import {HOME_FOOTNOTE} from '~/features/home/section-copy';
import {HowItWorks} from '~/features/home/HowItWorks';
import {LateSections} from '~/features/home/LateSections';
import {HeatLadder} from '~/features/home/sections/HeatLadder';
import {OriginsStrip} from '~/features/home/sections/OriginsStrip';
import {PackContents} from '~/features/home/sections/PackContents';
import {SamplerFeature} from '~/features/home/sections/SamplerFeature';
import {StoryStrip} from '~/features/home/sections/StoryStrip';
import {TrioBuilder} from '~/features/home/sections/TrioBuilder';
import {TIME_FOOTNOTE} from '~/features/marketing/banner/banner-copy';
import {ReelSection} from '~/features/marketing/reels/ReelSection';
import type {ReelsView} from '~/features/marketing/reels/reel-view';
import {ReviewsWidget as ServerReviewsWidget} from '~/features/marketing/reviews-widget/ReviewsWidget';
import type {ReviewsWidgetSource} from '~/features/marketing/reviews-widget/reviews-widget-source';
import {TestimonialCarousel} from '~/features/marketing/testimonials/TestimonialCarousel';
import {TestimonialSection} from '~/features/marketing/testimonials/TestimonialSection';
import type {TestimonialView} from '~/features/marketing/testimonials/testimonial-view';
import {SignUpSection} from '~/features/subscribers/sign-up/SignUpSection';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';

// Only a store with a reviews service needs it.
const ReviewsWidget = import.meta.env.SSR
  ? ServerReviewsWidget
  : serverRenderedLazy(async () => (await import('~/features/marketing/reviews-widget/ReviewsWidget')).ReviewsWidget);

const renderBuy: RenderBuy = ({variantId, title, isAvailable}) => (
  <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} />
);

interface HomeSectionsProps {
  readonly home: Home | null;
  readonly testimonials: readonly TestimonialView[];
  readonly reels: ReelsView;
  /** Null without a reviews service. */
  readonly reviewsWidget: ReviewsWidgetSource | null;
}

/**
 * Everything below the popular products of the home page, in a module that browsers load after the first screen. It
 * combines several features; no two neighbors have the same form.
 */
export function HomeSections({home, testimonials, reels, reviewsWidget}: HomeSectionsProps) {
  const {story, heat, pack, trio, origins, sampler} = home?.sections ?? {};
  const ownTestimonials = <TestimonialCarousel testimonials={testimonials} />;
  return (
    <>
      <LateSections>
        <HowItWorks clip={home?.clip ?? null} />
        {story && <StoryStrip story={story} />}
        {heat && <HeatLadder ladder={heat} />}
        {(testimonials.length > 0 || reviewsWidget) && (
          <TestimonialSection>
            {reviewsWidget ? <ReviewsWidget widget={reviewsWidget}>{ownTestimonials}</ReviewsWidget> : ownTestimonials}
          </TestimonialSection>
        )}
        {pack && <PackContents pack={pack} />}
        {trio && <TrioBuilder builder={trio} renderBuy={renderBuy} />}
        {origins && <OriginsStrip origins={origins} />}
        {reels.reels.length > 0 && <ReelSection reels={reels} />}
        {sampler && <SamplerFeature sampler={sampler} renderBuy={renderBuy} />}
        <SignUpSection picture={home?.hero ?? null} />
      </LateSections>
      <p className="page py-6 text-sm text-ink-soft">
        {TIME_FOOTNOTE} {HOME_FOOTNOTE}
      </p>
    </>
  );
}
