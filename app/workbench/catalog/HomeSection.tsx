import {Hero} from '~/features/home/Hero';
import {HowItWorks} from '~/features/home/HowItWorks';
import {PopularProducts} from '~/features/home/PopularProducts';
import {TrustBadges} from '~/features/home/TrustBadges';
import {HomeSkeleton} from '~/features/home/HomeSkeleton';
import {PICTURE} from '../sample-pictures';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {CARDS} from './catalog-samples';
import {renderBuy} from './render-buy';

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
      <State name="loading" isWide>
        <HomeSkeleton />
      </State>
    </Section>
  );
}
