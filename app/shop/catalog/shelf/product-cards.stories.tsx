import {CardSkeletons} from '~/shop/catalog/shelf/CardSkeletons';
import {ProductCard} from '~/shop/catalog/shelf/ProductCard';
import {Recommendations} from '~/shop/catalog/recommendations/Recommendations';
import {RecommendationsSkeleton} from '~/shop/catalog/recommendations/RecommendationsSkeleton';
import {recommendationsTitle} from '~/shop/catalog/recommendations/recommendations-copy';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {CARD_STATES, CARDS} from './catalog-samples';
import {renderBuy} from './render-buy';

/** Product cards and recommendations. */
export function CardSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Product cards">
      {CARD_STATES.map(([name, product]) => (
        <State key={name} name={name}>
          <div className="workbench-card">
            <ProductCard product={product} buy={renderBuy(product)} isMorphing={false} />
          </div>
        </State>
      ))}
      <State name="on their way" isWide>
        <CardSkeletons count={4} />
      </State>
      <State name="suggestions beside a cart" isWide>
        <Recommendations
          title={recommendationsTitle({forEmptyCart: false, isCartEmpty: false})}
          products={CARDS.slice(-4)}
          renderBuy={renderBuy}
        />
      </State>
      <State name="suggestions on their way" isWide>
        <RecommendationsSkeleton />
      </State>
    </Section>
  );
}
