import {AddToCart} from '~/shop/cart/AddToCart';
import {DeliveryTermsList} from '~/shop/cart/DeliveryTermsList';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {ProductPage} from '~/shop/product/ProductPage';
import {ZoomDialog} from '~/shop/product/ZoomDialog';
import {OnPress} from '../OnPress';
import {PICTURE} from '../sample-pictures';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {CARDS} from '../catalog/catalog-samples';
import {renderBuy} from '../catalog/render-buy';
import {BARE_PRODUCT, BUNDLE, FULL_PRODUCT} from './product-samples';

const PRODUCTS: Readonly<Record<string, ProductView>> = {
  'everything known': FULL_PRODUCT,
  'bundle, long name': BUNDLE,
  'sold out, nothing known': BARE_PRODUCT,
};
const DELIVERY_TERMS = {shipping: 'Free shipping over $50', delivery: 'Arrives in 3 to 5 days'};
const FEW_LEFT = Promise.resolve('Only 3 left in stock');
const RELATED = Promise.resolve(CARDS.slice(0, 4));
const PRESSED = {
  url: PICTURE.url,
  box: {left: 0, top: 0, width: 400, height: 400},
  press: {clientX: 200, clientY: 200, detail: 1},
};

export function ProductPageSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Product pages">
      {Object.entries(PRODUCTS).map(([name, product]) => (
        <State key={name} name={name} isWide>
          <ProductPage
            product={product}
            lowStock={FEW_LEFT}
            related={RELATED}
            reviews={null}
            buyBox={
              <>
                <AddToCart
                  variantId={product.variantId}
                  productTitle={product.title}
                  isAvailable={product.isAvailable}
                  quantity
                  size="lg"
                />
                <DeliveryTermsList terms={DELIVERY_TERMS} />
              </>
            }
            renderBuy={renderBuy}
          />
        </State>
      ))}
      <State name="closer look, by press">
        <OnPress label="enlarge">
          {(isOpen, setIsOpen) =>
            isOpen && <ZoomDialog picture={PICTURE} alt="A pack" pressed={PRESSED} onClose={() => setIsOpen(false)} />
          }
        </OnPress>
      </State>
    </Section>
  );
}
