import {AddToCart} from '~/shop/cart/AddToCart';
import {BUTTON_COPY} from '~/shop/cart/button-copy';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {variantName} from '~/core/variant-name';
import {Button} from '~/ui/Button';
import {GIFT_CARD_FORM} from './gift-card-form';
import {toPlanProps} from './plan-props';

interface BarButtonProps {
  readonly product: ProductView;
}

/** The Add to cart button of the sticky bar. That of a gift card submits the form with the recipient. */
export function BarButton({product}: BarButtonProps) {
  const {variantId, title, variantTitle, isAvailable, isGiftCard, quantityRule} = product;
  const name = variantName(title, variantTitle);
  if (!isGiftCard || !isAvailable)
    return (
      <AddToCart
        variantId={variantId}
        productTitle={name}
        price={product.price}
        image={product.picture}
        isAvailable={isAvailable}
        rule={quantityRule}
        {...toPlanProps(product)}
      />
    );
  return (
    <Button type="submit" form={GIFT_CARD_FORM} className="w-full" aria-label={`${BUTTON_COPY.addPacks(1)}: ${name}`}>
      {BUTTON_COPY.addPacks(1)}
    </Button>
  );
}
