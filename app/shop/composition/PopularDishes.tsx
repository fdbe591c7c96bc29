import type {ProductCardView} from '~/shop/catalog/model/product-view';
import {ProductGrid} from '~/shop/catalog/shelf/ProductGrid';
import {ERROR_COPY} from '~/shop/shell/errors/error-copy';
import {BuyButton} from './BuyButton';

/** What most people buy, below a page that does not exist. */
export const PopularDishes = ({products}: {readonly products: readonly ProductCardView[]}) => (
  <section aria-labelledby="popular" className="page pb-14 sm:pb-20">
    <h2 id="popular" className="text-heading">
      {ERROR_COPY.notFound.popular}
    </h2>
    <div className="mt-5">
      <ProductGrid products={products} renderBuy={(product) => <BuyButton product={product} />} isMorphing={false} />
    </div>
  </section>
);
