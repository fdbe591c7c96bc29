import {CARDS} from '~/shop/catalog/catalog-samples';
import {renderBuy} from '~/workbench/render-buy';
import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {Hero} from './Hero';
import {HOME_SECTION_SAMPLES, REEL_SAMPLES, REVIEWS_WIDGET_SAMPLE, TESTIMONIAL_SAMPLES} from './home-samples';
import {HomeSkeleton} from './HomeSkeleton';
import {HowItWorks} from './HowItWorks';
import {PopularProducts} from './PopularProducts';
import {ReelCarousel} from './reels/ReelCarousel';
import {ReelSection} from './reels/ReelSection';
import {ReelsUnavailable} from './reels/ReelsUnavailable';
import {ReviewsWidget} from './reviews-widget/ReviewsWidget';
import {HeatSection} from './sections/HeatSection';
import {PackContents} from './sections/PackContents';
import {PressStrip} from './sections/PressStrip';
import {StorySection} from './sections/StorySection';
import {TestimonialCarousel} from './testimonials/TestimonialCarousel';
import {TestimonialSection} from './testimonials/TestimonialSection';

const {story, heat, pack, origins, sampler, press} = HOME_SECTION_SAMPLES;

function HomeStates() {
  return (
    <>
      <State name="hero" isWide>
        <Hero picture={PICTURE} rating={{rating: 4.8, reviewCount: 63}} lowestPrice="$7.99" />
      </State>
      <State name="hero without a picture" isWide>
        <Hero picture={null} rating={null} lowestPrice={null} />
      </State>
      <State name="popular products" isWide>
        <PopularProducts products={CARDS} renderBuy={renderBuy} />
      </State>
      <State name="popular products unavailable" isWide>
        <PopularProducts products={null} renderBuy={renderBuy} />
      </State>
      <State name="how it works" isWide>
        <HowItWorks clip={null} />
      </State>
      <State name="sections" isWide>
        <StorySection story={story} origins={origins} />
        <HeatSection ladder={heat} sampler={sampler} renderBuy={renderBuy} />
        {pack && <PackContents pack={pack} />}
        {press && <PressStrip press={press} />}
      </State>
      <State name="testimonials" isWide>
        <TestimonialSection>
          <TestimonialCarousel testimonials={TESTIMONIAL_SAMPLES} />
        </TestimonialSection>
      </State>
      <State name="testimonials with a reviews service" isWide>
        <TestimonialSection>
          <ReviewsWidget widget={REVIEWS_WIDGET_SAMPLE}>
            <TestimonialCarousel testimonials={TESTIMONIAL_SAMPLES} />
          </ReviewsWidget>
        </TestimonialSection>
      </State>
      <State name="a reviews service alone" isWide>
        <TestimonialSection>
          <ReviewsWidget widget={REVIEWS_WIDGET_SAMPLE}>{null}</ReviewsWidget>
        </TestimonialSection>
      </State>
      <State name="reels" isWide>
        <ReelSection reels={REEL_SAMPLES} />
        <ReelCarousel reels={REEL_SAMPLES} />
      </State>
      <State name="reels unavailable" isWide>
        <ReelsUnavailable profileUrl="https://www.instagram.com/" />
        <ReelsUnavailable profileUrl="https://www.instagram.com/" onRetry={() => undefined} />
      </State>
      <State name="loading" isWide>
        <HomeSkeleton />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Home page', States: HomeStates};
