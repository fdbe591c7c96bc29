import {LONG_NAME} from '~/workbench/long-name';
import {PICTURE} from '~/workbench/sample-pictures';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {ProductListRequest} from './product-list-request';
import type {ProductRowView} from './product-row-view';
import {ProductListPage} from './ProductListPage';

const REQUEST: ProductListRequest = {search: '', status: null, kind: null, stock: null, after: null};

const PALAK: ProductRowView = {
  id: 'gid://shopify/Product/2',
  path: '/admin/products/2',
  title: 'Palak Paneer',
  picture: PICTURE,
  status: 'ACTIVE',
  isBundle: false,
  isFeatured: true,
  badge: 'MOST SOLD',
  price: '$7.99',
  compareAtPrice: null,
  stock: 8,
};

const ROWS: readonly ProductRowView[] = [
  PALAK,
  {...PALAK, id: '3', title: LONG_NAME, status: 'DRAFT', badge: LONG_NAME, stock: 1_200, price: null, picture: null},
  {...PALAK, id: '4', isBundle: true, status: 'ARCHIVED', isFeatured: false, compareAtPrice: '$23.97', stock: 0},
  {...PALAK, id: '5', status: 'UNLISTED', isFeatured: false, badge: null, stock: null},
];

function ProductListStates() {
  return (
    <>
      <State name="products in each state" isWide>
        <ProductListPage request={REQUEST} problem={null} page={{rows: ROWS, next: '?after=', isFirst: false}} />
      </State>
      <State name="search without results" isWide>
        <ProductListPage
          request={{...REQUEST, search: 'lassi', stock: 'low'}}
          problem={null}
          page={{rows: [], next: null, isFirst: true}}
        />
      </State>
      <State name="no products" isWide>
        <ProductListPage request={REQUEST} problem={null} page={{rows: [], next: null, isFirst: true}} />
      </State>
      <State name="no access to the Admin API" isWide>
        <ProductListPage request={REQUEST} problem={{kind: 'no-token'}} page={null} />
      </State>
      <State name="missing scope" isWide>
        <ProductListPage request={REQUEST} problem={{kind: 'missing-scope', scope: 'read_products'}} page={null} />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Products', States: ProductListStates};
