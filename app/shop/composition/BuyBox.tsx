import {AddToCart} from '~/shop/cart/AddToCart';
import {DeliveryTermsList} from '~/shop/cart/DeliveryTermsList';
import {WhileForSale} from '~/shop/cart/WhileForSale';
import type {DeliveryTerms} from '~/shop/cart/load/find-delivery-terms.server';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {variantName} from '~/shop/catalog/model/variant-name';

interface BuyBoxProps {
  readonly product: Pick<ProductView, 'variantId' | 'title' | 'variantTitle' | 'isAvailable' | 'isSent'>;
  readonly deliveryTerms: DeliveryTerms;
}

/** Quantity and Add to cart button of a product page, with the terms of delivery of what is sent. */
export function BuyBox({product, deliveryTerms}: BuyBoxProps) {
  const {variantId, title, variantTitle, isAvailable, isSent} = product;
  return (
    <>
      <AddToCart
        variantId={variantId}
        productTitle={variantName(title, variantTitle)}
        isAvailable={isAvailable}
        quantity
        size="lg"
      />
      {isAvailable && isSent && (
        <WhileForSale variantId={variantId}>
          <DeliveryTermsList terms={deliveryTerms} />
        </WhileForSale>
      )}
    </>
  );
}
