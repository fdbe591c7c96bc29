import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {LoadedVariants} from './load-variants.server';
import {VARIANT_ID_PREFIX, type RejectedRow} from './variant-view';
import {VariantsPage} from './VariantsPage';

const row = (number: number, title: string): RejectedRow => ({
  id: `${VARIANT_ID_PREFIX}${number}`,
  title,
  sku: `FT-PMK-${number}`,
  values: {price: '8.99', compareAtPrice: '', stock: '40'},
  seen: {},
  stockRestriction: null,
  isDeleted: false,
  errors: {},
  conflicts: {},
  decisions: {},
});

const ROWS = [row(1, 'Single / Mild'), row(2, LONG_NAME), row(3, 'Family / Hot')];

const LOADED: LoadedVariants = {
  request: {search: '', stock: null, after: null},
  path: '/admin/products/9',
  shopifyUrl: '/workbench',
  page: {title: 'Paneer Makhani', shopPath: '/product/paneer-makhani', count: 2048, rows: ROWS, next: 'next'},
  problem: null,
  idempotencyKey: '1',
};

const REJECTED: readonly RejectedRow[] = [
  {...row(1, 'Single / Mild'), errors: {price: 'Please enter an amount such as 7.99.'}},
  {...row(2, 'Single / Hot'), values: {price: '9.49', compareAtPrice: '', stock: '3'}, conflicts: {price: '8.49'}},
  {...row(3, 'Family / Mild'), values: {price: '9.49', compareAtPrice: ''}, stockRestriction: 'not-tracked'},
  {...row(4, 'Family / Hot'), isDeleted: true},
];

const replied = (rows: readonly RejectedRow[]) => ({
  reply: {rows, failure: null, idempotencyKey: '2'},
  key: 'first',
  offline: null,
});

/** Prices and stock of the variants of a product. */
function VariantStates() {
  return (
    <>
      <State name="edited" isWide>
        <VariantsPage {...LOADED} />
      </State>
      <State name="rejected" isWide>
        <VariantsPage {...LOADED} replied={replied(REJECTED)} />
      </State>
      <State name="no match" isWide>
        <VariantsPage
          {...LOADED}
          request={{search: 'cardamom', stock: 'low', after: null}}
          page={{title: 'Paneer Makhani', shopPath: '/product/paneer-makhani', count: 5, rows: [], next: null}}
        />
      </State>
      <State name="Shopify is down" isWide>
        <VariantsPage {...LOADED} page={null} problem={{kind: 'shop-down'}} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Variants', States: VariantStates};
