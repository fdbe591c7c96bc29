import {Hero} from '~/features/home/Hero';
import {HowItWorks} from '~/features/home/HowItWorks';
import {PopularProducts} from '~/features/home/PopularProducts';
import {TrustBadges} from '~/features/home/TrustBadges';
import {HomeSkeleton} from '~/features/home/HomeSkeleton';
import {HeatLadder} from '~/features/home/sections/HeatLadder';
import {OriginsStrip} from '~/features/home/sections/OriginsStrip';
import {PackContents} from '~/features/home/sections/PackContents';
import {SamplerFeature} from '~/features/home/sections/SamplerFeature';
import {StoryStrip} from '~/features/home/sections/StoryStrip';
import {TrioBuilder} from '~/features/home/sections/TrioBuilder';
import {ReelCarousel} from '~/features/marketing/reels/ReelCarousel';
import {ReelSection} from '~/features/marketing/reels/ReelSection';
import {ReelsUnavailable} from '~/features/marketing/reels/ReelsUnavailable';
import {ReviewsWidget} from '~/features/marketing/reviews-widget/ReviewsWidget';
import {TestimonialCarousel} from '~/features/marketing/testimonials/TestimonialCarousel';
import {TestimonialSection} from '~/features/marketing/testimonials/TestimonialSection';
import {PICTURE} from '../sample-pictures';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {CARDS} from './catalog-samples';
import {HOME_SECTION_SAMPLES, REEL_SAMPLES, REVIEWS_WIDGET_SAMPLE, TESTIMONIAL_SAMPLES} from './home-samples';
import {renderBuy} from './render-buy';

const {story, heat, pack, trio, origins, sampler} = HOME_SECTION_SAMPLES;

/** Parts of the home page. */
export function HomeSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Home page">
      <State name="hero" isWide>
        <Hero picture={PICTURE} />
      </State>
      <State name="hero without a picture" isWide>
        <Hero picture={null} />
      </State>
      <State name="trust badges" isWide>
        <TrustBadges />
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
        {story && <StoryStrip story={story} />}
        {heat && <HeatLadder ladder={heat} />}
        {pack && <PackContents pack={pack} />}
        {trio && <TrioBuilder builder={trio} renderBuy={renderBuy} />}
        {origins && <OriginsStrip origins={origins} />}
        {sampler && <SamplerFeature sampler={sampler} renderBuy={renderBuy} />}
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
    </Section>
  );
}
