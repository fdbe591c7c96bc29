import {Suspense} from 'react';
import {AddToCart} from '~/shop/cart/AddToCart';
import {DeliveryTermsList} from '~/shop/cart/DeliveryTermsList';
import {RecipientFields as ServerRecipientFields} from '~/shop/cart/recipient/RecipientFields';
import {WhileForSale} from '~/shop/cart/WhileForSale';
import type {DeliveryTerms} from '~/shop/cart/load/find-delivery-terms.server';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {variantName} from '~/core/variant-name';
import {PlanPicker as ServerPlanPicker} from '~/shop/product/PlanPicker';
import {serverRenderedLazy} from '~/ui/server-rendered-lazy';
import {GIFT_CARD_FORM} from './gift-card-form';
import {StockAlert} from './StockAlert';
import {canBeBought, toPlanProps} from './plan-props';

// Most products are no gift cards, so browsers load the fields on demand; the server bundles them.
const RecipientFields = import.meta.env.SSR
  ? ServerRecipientFields
  : serverRenderedLazy(async () => (await import('~/shop/cart/recipient/RecipientFields')).RecipientFields);

// Nor have most products subscriptions.
const PlanPicker = import.meta.env.SSR
  ? ServerPlanPicker
  : serverRenderedLazy(async () => (await import('~/shop/product/PlanPicker')).PlanPicker);

interface BuyBoxProps {
  readonly product: ProductView;
  readonly deliveryTerms: DeliveryTerms;
}

/** Subscriptions, quantity and Add to cart button of a product page, with the terms of delivery of what is sent. */
export function BuyBox({product, deliveryTerms}: BuyBoxProps) {
  const {
    variantId,
    handle,
    title,
    variantTitle,
    isAvailable,
    quantityRule,
    backorder,
    isSent,
    isGiftCard,
    plans,
    requiresPlan,
  } = product;
  return (
    <>
      {(plans || requiresPlan) && (
        <Suspense>
          <PlanPicker product={product} plans={plans} />
        </Suspense>
      )}
      {canBeBought(product) && (
        <AddToCart
          variantId={variantId}
          productTitle={variantName(title, variantTitle)}
          price={product.price}
          image={product.picture}
          isAvailable={isAvailable}
          rule={quantityRule}
          quantity
          size="lg"
          {...toPlanProps(product)}
          formId={isGiftCard ? GIFT_CARD_FORM : undefined}
        >
          {isGiftCard && (
            <Suspense>
              <RecipientFields />
            </Suspense>
          )}
        </AddToCart>
      )}
      <StockAlert handle={handle} variantId={variantId} isAvailable={isAvailable} />
      {isAvailable && isSent && (
        <WhileForSale variantId={variantId}>
          <DeliveryTermsList terms={backorder ? {...deliveryTerms, delivery: backorder.text} : deliveryTerms} />
        </WhileForSale>
      )}
    </>
  );
}
