import {Suspense, type ComponentProps} from 'react';
import {AddToCart} from '~/shop/cart/AddToCart';
import {cartDrawer} from '~/shop/cart/browser/cart-drawer';
import type {ProductCardView, ProductSummaryView} from '~/shop/catalog/model/product-view';
import {ChooseOptions as ServerChooseOptions} from '~/shop/product/ChooseOptions';
import {variantName} from '~/core/variant-name';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';

// Most products have no options, so browsers load it on demand; the server bundles it.
const ChooseOptions = import.meta.env.SSR
  ? ServerChooseOptions
  : serverRenderedLazy(async () => (await import('~/shop/product/ChooseOptions')).ChooseOptions);

interface BuyButtonProps extends Pick<ComponentProps<typeof AddToCart>, 'packs' | 'size' | 'tone'> {
  readonly product: Pick<
    ProductSummaryView,
    | 'handle'
    | 'title'
    | 'variantId'
    | 'price'
    | 'isAvailable'
    | 'hasChoice'
    | 'isCombined'
    | 'requiresPlan'
    | 'quantityRule'
  > &
    Partial<Pick<ProductCardView, 'image'>>;
}

/** The button of a product outside of its page: it adds the only variant, or leads to the choice of one or of a plan. */
export function BuyButton({product, packs, size, tone}: BuyButtonProps) {
  const {
    handle,
    title,
    variantId,
    image = null,
    price,
    isAvailable,
    hasChoice,
    isCombined,
    requiresPlan,
    quantityRule,
  } = product;
  if (!hasChoice || !isAvailable) {
    return (
      <AddToCart
        variantId={variantId}
        productTitle={title}
        price={price}
        image={image}
        isAvailable={isAvailable}
        rule={quantityRule}
        packs={packs}
        size={size}
        tone={tone}
      />
    );
  }
  return (
    <Suspense>
      <ChooseOptions
        handle={handle}
        title={title}
        size={size}
        tone={tone}
        opensDrawer={!requiresPlan && !isCombined}
        // The drawer of the cart then returns the focus to the card.
        onAdd={(opener) => cartDrawer.open(opener)}
        renderBuy={(choice) => (
          <AddToCart
            variantId={choice.variantId}
            productTitle={variantName(choice.title, choice.variantTitle)}
            price={choice.price}
            image={choice.picture}
            isAvailable={choice.isAvailable}
            rule={choice.quantityRule}
            packs={packs}
            size="lg"
          />
        )}
      />
    </Suspense>
  );
}
