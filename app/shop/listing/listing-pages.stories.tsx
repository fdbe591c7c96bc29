import type {ComponentProps} from 'react';
import {CARDS} from '~/shop/catalog/catalog-samples';
import {LONG_NAME} from '~/workbench/long-name';
import {BROKEN_PICTURE, PICTURE} from '~/workbench/sample-pictures';
import {renderBuy} from '~/workbench/render-buy';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {CollectionPage} from './collection/CollectionPage';
import {CollectionsPage} from './collections/CollectionsPage';
import {FILTERED_BAR, OPEN_BAR} from './filters/filter-samples';
import {ProductsPage} from './products/ProductsPage';

const NO_PAGES = {previousPath: null, nextPath: null};

const COLLECTION: ComponentProps<typeof CollectionPage>['collection'] = {
  handle: 'curries',
  title: LONG_NAME,
  description: 'Slow-cooked, dried gently, ready in fifteen minutes.',
  seoDescription: '',
  bar: OPEN_BAR,
  found: null,
  products: CARDS,
  isFirstPage: true,
  previousPath: null,
  nextPath: '/workbench',
};

const COLLECTIONS: ComponentProps<typeof CollectionsPage>['view'] = {
  collections: [
    {handle: 'curries', title: 'Curries', image: PICTURE, total: {count: 12, isMore: false}},
    {handle: 'everything', title: LONG_NAME, image: BROKEN_PICTURE, total: {count: 250, isMore: true}},
    {handle: 'new', title: 'New', image: null, total: {count: 0, isMore: false}},
  ],
  isFirstPage: true,
  previousPath: null,
  nextPath: '/workbench',
};

const LISTINGS: Readonly<Record<string, ComponentProps<typeof ProductsPage>['listing']>> = {
  'all products': {
    ...NO_PAGES,
    bar: OPEN_BAR,
    found: null,
    bundles: {products: CARDS.slice(1, 3), hasMore: true},
    products: CARDS,
  },
  filtered: {...NO_PAGES, bar: FILTERED_BAR, found: '3 products', bundles: null, products: CARDS.slice(0, 3)},
  'no match': {...NO_PAGES, bar: FILTERED_BAR, found: '0 products', bundles: null, products: []},
  unavailable: null,
};

/** The products page, the list of collections and the page of a collection. */
function CatalogPageStates() {
  return (
    <>
      {Object.entries(LISTINGS).map(([name, listing]) => (
        <State key={name} name={name} isWide>
          <ProductsPage listing={listing} adminUrl={null} renderBuy={renderBuy} />
        </State>
      ))}
      <State name="collections" isWide>
        <CollectionsPage view={COLLECTIONS} />
      </State>
      <State name="no collections" isWide>
        <CollectionsPage view={{...COLLECTIONS, collections: [], nextPath: null}} />
      </State>
      <State name="collection" isWide>
        <CollectionPage collection={COLLECTION} renderBuy={renderBuy} />
      </State>
      <State name="empty collection" isWide>
        <CollectionPage
          collection={{...COLLECTION, title: 'Curries', products: [], nextPath: null}}
          renderBuy={renderBuy}
        />
      </State>
      <State name="collection that filters have emptied" isWide>
        <CollectionPage
          collection={{...COLLECTION, bar: FILTERED_BAR, found: '0 products', products: [], nextPath: null}}
          renderBuy={renderBuy}
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Products page, collections', States: CatalogPageStates};
