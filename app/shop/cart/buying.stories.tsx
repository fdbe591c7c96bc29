import {AddToCart} from '~/shop/cart/AddToCart';
import {CartButton} from '~/shop/cart/CartButton';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {EMPTY_CART, FULL_CART, SMALL_CART} from './cart-samples';

const PRODUCT = {variantId: 'gid://shopify/ProductVariant/44000000000001', productTitle: 'Chicken Tikka Masala'};
const SIZES = ['sm', 'md', 'lg'] as const;

export function BuyingSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Add to cart, cart button">
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
      <State name="sold out">
        <AddToCart {...PRODUCT} isAvailable={false} />
      </State>
      <State name="cart button: empty, one, more than two figures">
        <div className="workbench-row">
          <CartButton cart={EMPTY_CART} />
          <CartButton cart={SMALL_CART} />
          <CartButton cart={FULL_CART} />
        </div>
      </State>
    </Section>
  );
}
