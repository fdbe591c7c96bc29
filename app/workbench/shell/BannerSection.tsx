import {BANNERS, type BannerVariant} from '~/features/marketing/banner/banner-variant';
import {PromoBanner} from '~/features/marketing/banner/PromoBanner';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

const VARIANTS = Object.keys(BANNERS) as BannerVariant[];

/** The shop's offers. */
export function BannerSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Banners">
      {VARIANTS.map((variant) => (
        <State
          key={variant}
          name={`banner ${variant.toUpperCase()}${BANNERS[variant].isDismissible ? ', until it is dismissed' : ''}`}
          isWide
        >
          <PromoBanner variant={variant} />
        </State>
      ))}
    </Section>
  );
}
