import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {BuyButton} from '~/shop/composition/BuyButton';
import {ChooseOptions} from '~/shop/product/ChooseOptions';
import {AddToCart} from './AddToCart';
import {EMPTY_CART, FULL_CART, SMALL_CART} from './cart-samples';
import {CartButton} from './CartButton';

const PRODUCT = {
  variantId: 'gid://shopify/ProductVariant/44000000000001',
  productTitle: 'Chicken Tikka Masala',
  price: '$7.99',
  image: null,
};
const RULE = {min: 6, max: 24, step: 6, text: 'Sold in multiples of 6, at most 24 per order'};
const SIZES = ['sm', 'md', 'lg'] as const;

function BuyingStates() {
  return (
    <>
      {SIZES.map((size) => (
        <State key={size} name={`size ${size}`}>
          <AddToCart {...PRODUCT} isAvailable size={size} />
        </State>
      ))}
      <State name="quiet">
        <AddToCart {...PRODUCT} isAvailable tone="outline" />
      </State>
      <State name="how many">
        <AddToCart {...PRODUCT} isAvailable quantity size="lg" />
      </State>
      <State name="a rule for quantities">
        <AddToCart {...PRODUCT} isAvailable rule={RULE} quantity size="lg" />
      </State>
      <State name="a rule for quantities, in a card">
        <AddToCart {...PRODUCT} isAvailable rule={RULE} />
      </State>
      <State name="sold out">
        <AddToCart {...PRODUCT} isAvailable={false} />
      </State>
      <State name="several variants, in a card">
        <BuyButton
          product={{
            ...PRODUCT,
            title: PRODUCT.productTitle,
            handle: 'tikka',
            isAvailable: true,
            hasChoice: true,
            isCombined: false,
            quantityRule: null,
            requiresPlan: false,
          }}
        />
      </State>
      <State name="several variants, beside a more important action">
        <ChooseOptions
          handle="tikka"
          title="Tikka"
          tone="outline"
          opensDrawer
          renderBuy={() => null}
          onAdd={() => undefined}
        />
      </State>
      <State name="cart button: empty, one, more than two figures">
        <div className="workbench-row">
          <CartButton cart={EMPTY_CART} />
          <CartButton cart={SMALL_CART} />
          <CartButton cart={FULL_CART} />
        </div>
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Add to cart, cart button', States: BuyingStates};
