import {JaliDivider} from '~/ui/JaliDivider';
import {ProductsFailed} from '../shelf/ProductsFailed';
import type {RenderBuy} from '../shelf/ProductGrid';
import {useProductsRefresh} from '../shelf/use-products-refresh';
import type {Home} from './find-home.server';
import {Hero} from './Hero';
import {HOME_COPY, HOME_FOOTNOTE} from './home-copy';
import {HowItWorks} from './HowItWorks';
import {PopularProducts} from './PopularProducts';
import {TrustBadges} from './TrustBadges';

interface HomePageProps {
  /** Null when the shop gave no answer: what does not need it is shown all the same. */
  readonly home: Home | null;
  readonly renderBuy: RenderBuy;
}

/** The front of the shop. */
export function HomePage({home, renderBuy}: HomePageProps) {
  const {isPending, refresh} = useProductsRefresh(home !== null);
  const popular = home?.popular ?? [];
  return (
    <>
      <Hero picture={home?.hero ?? null} />
      <TrustBadges />
      <JaliDivider className="page" />
      {(!home || popular.length > 0) && (
        <section aria-labelledby="popular" className="page py-12 sm:py-16">
          <h2 id="popular" className="mb-6 text-heading sm:mb-8">
            {HOME_COPY.popular}
          </h2>
          {home ? (
            <PopularProducts products={popular} renderBuy={renderBuy} />
          ) : (
            <ProductsFailed isPending={isPending} onRetry={refresh} />
          )}
        </section>
      )}
      <HowItWorks clip={home?.clip ?? null} />
      <p className="page py-6 text-sm text-ink-soft">{HOME_FOOTNOTE}</p>
    </>
  );
}
