import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {ImportPanel} from '../list/ImportPanel';
import {EditProductPage} from './EditProductPage';
import type {LoadedProductForm, LoadedRemoval} from './load-product.server';
import type {ProductFormReply} from './product-form-view';
import {ProductMissing} from './ProductMissing';
import {RemoveProductPage} from './RemoveProductPage';

const VALUES = {
  title: 'Comfort Trio',
  description: 'Three dinners in one box.',
  status: 'ACTIVE',
  price: '21.99',
  compareAtPrice: '23.97',
  sku: 'FT-TRIO',
  stock: '8',
  kind: 'bundle',
  featured: '2',
  channels: 'gid://shopify/Publication/1',
  badge: 'BEST VALUE',
  secondName: '',
  size: '3 products',
  isBestseller: 'no',
  heat: '',
  hue: 'comfort',
  includes: 'gid://shopify/Product/1',
  whyChoose: 'Three in one box',
  ingredients: '',
  howToUse: '',
  storage: '',
};

const PRODUCT: NonNullable<LoadedProductForm['product']> = {
  id: 'gid://shopify/Product/9',
  title: VALUES.title,
  path: '/admin/products/9',
  shopPath: '/product/comfort-trio',
  values: VALUES,
  digests: {},
  restrictions: [],
};

const FORM: LoadedProductForm = {
  product: PRODUCT,
  values: VALUES,
  digests: {},
  idempotencyKey: '1',
  choices: {
    components: [{id: 'gid://shopify/Product/1', title: LONG_NAME}],
    channels: [{id: 'gid://shopify/Publication/1', name: 'Storefront'}],
    featuredCount: 4,
  },
};

const REPLY: ProductFormReply = {
  values: {...VALUES, price: '20.49'},
  seen: {},
  conflicts: [],
  decisions: {},
  fieldErrors: {},
  failure: null,
  idempotencyKey: '2',
  createdPath: null,
};

const RESTRICTED: LoadedProductForm = {
  ...FORM,
  values: {...VALUES, price: undefined, stock: undefined},
  product: {
    ...PRODUCT,
    restrictions: [
      {kind: 'several-variants', count: 3},
      {kind: 'missing-scope', scope: 'read_publications'},
    ],
  },
};

const REMOVAL: LoadedRemoval = {product: PRODUCT, bundles: ['Ultimate Desi Sampler'], idempotencyKey: '1'};

const COUNTS = {products: 6, bundles: 4, withoutPicture: 1, withoutPrice: 0, drafts: 2, soldOut: 1, isIncomplete: true};

/** The pages that add, edit and remove a product, and the import. */
function ProductFormStates() {
  return (
    <>
      <State name="edited" isWide>
        <EditProductPage form={FORM} problem={null} />
      </State>
      <State name="changed meanwhile" isWide>
        <EditProductPage form={FORM} problem={null} replied={toReplied({...REPLY, conflicts: ['price']})} />
      </State>
      <State name="invalid" isWide>
        <EditProductPage
          form={{...FORM, product: null}}
          problem={null}
          replied={toReplied({...REPLY, idempotencyKey: '3', fieldErrors: {title: 'Please enter a title.'}})}
        />
      </State>
      <State name="partly editable" isWide>
        <EditProductPage form={RESTRICTED} problem={null} />
      </State>
      <State name="removal" isWide>
        <RemoveProductPage {...REMOVAL} failure={null} />
      </State>
      <State name="not found" isWide>
        <ProductMissing />
      </State>
      <State name="import" isWide>
        <ImportPanel reply={{counts: COUNTS, problem: null}} />
      </State>
    </>
  );
}

const toReplied = (reply: ProductFormReply) => ({reply, key: 'first', offline: null});

export const stories: Stories = {title: 'Product form', States: ProductFormStates};
