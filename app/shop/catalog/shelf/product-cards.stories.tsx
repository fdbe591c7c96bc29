import {renderBuy} from '~/workbench/render-buy';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {CARD_STATES, CARDS} from '../catalog-samples';
import {Recommendations} from '../recommendations/Recommendations';
import {recommendationsTitle} from '../recommendations/recommendations-copy';
import {RecommendationsSkeleton} from '../recommendations/RecommendationsSkeleton';
import {CardSkeletons} from './CardSkeletons';
import {ProductCard} from './ProductCard';

/** Product cards and recommendations. */
function CardStates() {
  return (
    <>
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
    </>
  );
}

export const stories: Stories = {title: 'Product cards', States: CardStates};
