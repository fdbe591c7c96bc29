import {Await} from '@remix-run/react';
import {Suspense} from 'react';
import {AddToCart} from '~/features/cart/AddToCart';
import type {ProductCardView} from '~/features/catalog/model/product-view';
import type {RenderBuy} from '~/features/catalog/shelf/ProductGrid';
import {Suggestions} from '~/features/catalog/recommendations/Suggestions';
import {SuggestionsPlace} from '~/features/catalog/recommendations/SuggestionsPlace';
import {suggestionsTitle} from '~/features/catalog/recommendations/suggestions-copy';
import {useSuggestions} from '~/features/catalog/recommendations/use-suggestions';

const renderBuy: RenderBuy = ({variantId, title, isAvailable}) => (
  <AddToCart variantId={variantId} productTitle={title} isAvailable={isAvailable} size="sm" tone="outline" />
);

/** What goes well with the cart in the drawer. Catalogue and cart meet here, in a file that is loaded when it is shown. */
export function DrawerSuggestions({inCart}: {readonly inCart: readonly string[]}) {
  return <Suggestions {...useSuggestions(inCart)} renderBuy={renderBuy} />;
}

interface PageSuggestionsProps {
  readonly products: Promise<readonly ProductCardView[]>;
  /** Whether the products were picked for an empty cart. */
  readonly forEmptyCart: boolean;
  readonly isCartEmpty: boolean;
}

/** The same on the cart's page, where the server streams them in. */
export function PageSuggestions({products, ...occasion}: PageSuggestionsProps) {
  return (
    <Suspense fallback={<SuggestionsPlace />}>
      <Await resolve={products} errorElement={null}>
        {(known) => <Suggestions title={suggestionsTitle(occasion)} products={known} renderBuy={renderBuy} />}
      </Await>
    </Suspense>
  );
}
