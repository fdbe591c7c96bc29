import {CARDS} from '~/shop/catalog/catalog-samples';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {BarButton} from '~/shop/composition/BarButton';
import {BuyBox} from '~/shop/composition/BuyBox';
import {OnPress} from '~/workbench/OnPress';
import {renderBuy} from '~/workbench/render-buy';
import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {
  BARE_PRODUCT,
  BUNDLE,
  COMBINED_LISTING,
  FIXED_BUNDLE,
  FULL_PRODUCT,
  PRODUCT_WITH_OPTIONS,
  PRODUCT_WITH_PLANS,
  SUBSCRIPTION_PRODUCT,
} from './product-samples';
import {LowStock} from './LowStock';
import {OptionPicker} from './OptionPicker';
import {ProductPage} from './ProductPage';
import {ZoomDialog} from './ZoomDialog';

const PRODUCTS: Readonly<Record<string, ProductView>> = {
  'everything known': FULL_PRODUCT,
  'bundle, long name': BUNDLE,
  'sold out, nothing known': BARE_PRODUCT,
  'with options': PRODUCT_WITH_OPTIONS,
  'fixed bundle without one of its parts, and part of another bundle': {...FIXED_BUNDLE, isAvailable: false},
  'combined listing': COMBINED_LISTING,
  'gift card': {...PRODUCT_WITH_OPTIONS, isGiftCard: true, isSent: false},
  'with subscriptions': PRODUCT_WITH_PLANS,
  'by subscription only, in place of another': SUBSCRIPTION_PRODUCT,
  'by subscription only, which cannot be read': {...SUBSCRIPTION_PRODUCT, plans: null},
  'in place of a combination that does not exist': {...PRODUCT_WITH_OPTIONS, isSubstitute: true},
};
const DELIVERY_TERMS = {shipping: 'Free shipping over $50', delivery: 'Arrives in 3 to 5 days'};
const FEW_LEFT = Promise.resolve('Only 3 left in stock');
const RELATED = Promise.resolve(CARDS.slice(0, 4));
const PRESSED = {
  url: PICTURE.url,
  box: {left: 0, top: 0, width: 400, height: 400},
  press: {clientX: 200, clientY: 200, detail: 1},
};

function ProductPageStates() {
  return (
    <>
      {Object.entries(PRODUCTS).map(([name, product]) => (
        <State key={name} name={name} isWide>
          <ProductPage
            product={product}
            lowStock={<LowStock text={FEW_LEFT} />}
            related={RELATED}
            reviews={null}
            options={product.options.length > 0 && <OptionPicker product={product} />}
            buyButton={<BarButton product={product} />}
            buyBox={<BuyBox product={product} deliveryTerms={DELIVERY_TERMS} />}
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
    </>
  );
}

export const stories: Stories = {title: 'Product pages', States: ProductPageStates};
