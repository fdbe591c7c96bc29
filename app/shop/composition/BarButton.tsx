import {AddToCart} from '~/shop/cart/AddToCart';
import {BUTTON_COPY} from '~/shop/cart/button-copy';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {variantName} from '~/core/variant-name';
import {Button} from '~/ui/Button';
import {GIFT_CARD_FORM} from './gift-card-form';

interface BarButtonProps {
  readonly product: Pick<ProductView, 'variantId' | 'title' | 'variantTitle' | 'isAvailable' | 'isGiftCard'>;
}

/** The Add to cart button of the sticky bar. That of a gift card submits the form with the recipient. */
export function BarButton({product: {variantId, title, variantTitle, isAvailable, isGiftCard}}: BarButtonProps) {
  const name = variantName(title, variantTitle);
  if (!isGiftCard || !isAvailable)
    return <AddToCart variantId={variantId} productTitle={name} isAvailable={isAvailable} />;
  return (
    <Button type="submit" form={GIFT_CARD_FORM} className="w-full" aria-label={BUTTON_COPY.addThis(name, 1)}>
      {BUTTON_COPY.addPacks(1)}
    </Button>
  );
}
