import {Suspense} from 'react';
import {AddToCart} from '~/shop/cart/AddToCart';
import {DeliveryTermsList} from '~/shop/cart/DeliveryTermsList';
import {RecipientFields as ServerRecipientFields} from '~/shop/cart/recipient/RecipientFields';
import {WhileForSale} from '~/shop/cart/WhileForSale';
import type {DeliveryTerms} from '~/shop/cart/load/find-delivery-terms.server';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {variantName} from '~/core/variant-name';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {GIFT_CARD_FORM} from './gift-card-form';

// Most products are no gift cards, so browsers load the fields on demand; the server bundles them.
const RecipientFields = import.meta.env.SSR
  ? ServerRecipientFields
  : serverRenderedLazy(async () => (await import('~/shop/cart/recipient/RecipientFields')).RecipientFields);

interface BuyBoxProps {
  readonly product: Pick<ProductView, 'variantId' | 'title' | 'variantTitle' | 'isAvailable' | 'isSent' | 'isGiftCard'>;
  readonly deliveryTerms: DeliveryTerms;
}

/** Quantity and Add to cart button of a product page, with the terms of delivery of what is sent. */
export function BuyBox({product, deliveryTerms}: BuyBoxProps) {
  const {variantId, title, variantTitle, isAvailable, isSent, isGiftCard} = product;
  return (
    <>
      <AddToCart
        variantId={variantId}
        productTitle={variantName(title, variantTitle)}
        isAvailable={isAvailable}
        quantity
        size="lg"
        formId={isGiftCard ? GIFT_CARD_FORM : undefined}
      >
        {isGiftCard && (
          <Suspense>
            <RecipientFields />
          </Suspense>
        )}
      </AddToCart>
      {isAvailable && isSent && (
        <WhileForSale variantId={variantId}>
          <DeliveryTermsList terms={deliveryTerms} />
        </WhileForSale>
      )}
    </>
  );
}
