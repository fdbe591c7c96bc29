import {Hero} from '~/shop/home/Hero';
import {HowItWorks} from '~/shop/home/HowItWorks';
import {PopularProducts} from '~/shop/home/PopularProducts';
import {TrustBadges} from '~/shop/home/TrustBadges';
import {HomeSkeleton} from '~/shop/home/HomeSkeleton';
import {HeatLadder} from '~/shop/home/sections/HeatLadder';
import {OriginsStrip} from '~/shop/home/sections/OriginsStrip';
import {PackContents} from '~/shop/home/sections/PackContents';
import {SamplerFeature} from '~/shop/home/sections/SamplerFeature';
import {StoryStrip} from '~/shop/home/sections/StoryStrip';
import {TrioBuilder} from '~/shop/home/sections/TrioBuilder';
import {ReelCarousel} from '~/shop/home/reels/ReelCarousel';
import {ReelSection} from '~/shop/home/reels/ReelSection';
import {ReelsUnavailable} from '~/shop/home/reels/ReelsUnavailable';
import {ReviewsWidget} from '~/shop/home/reviews-widget/ReviewsWidget';
import {TestimonialCarousel} from '~/shop/home/testimonials/TestimonialCarousel';
import {TestimonialSection} from '~/shop/home/testimonials/TestimonialSection';
import {PICTURE} from '../sample-pictures';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {CARDS} from './catalog-samples';
import {HOME_SECTION_SAMPLES, REEL_SAMPLES, REVIEWS_WIDGET_SAMPLE, TESTIMONIAL_SAMPLES} from './home-samples';
import {renderBuy} from './render-buy';

const {story, heat, pack, trio, origins, sampler} = HOME_SECTION_SAMPLES;

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
