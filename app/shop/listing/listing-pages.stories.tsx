import type {ComponentProps} from 'react';
import {CollectionPage} from '~/shop/listing/collection/CollectionPage';
import {ProductsPage} from '~/shop/listing/products/ProductsPage';
import {LONG_NAME} from '../long-name';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {CARDS} from './catalog-samples';
import {renderBuy} from './render-buy';
import {FILTERED_BAR, OPEN_BAR} from './filter-samples';

const NO_PAGES = {previousPath: null, nextPath: null};

const COLLECTION: ComponentProps<typeof CollectionPage>['collection'] = {
  handle: 'curries',
  title: LONG_NAME,
  description: 'Slow-cooked, dried gently, ready in fifteen minutes.',
  seoDescription: '',
  products: CARDS,
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

/** The products page and the page of a collection. */
export function CatalogPageSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Products page, collections">
      {Object.entries(LISTINGS).map(([name, listing]) => (
        <State key={name} name={name} isWide>
          <ProductsPage listing={listing} adminUrl={null} renderBuy={renderBuy} />
        </State>
      ))}
      <State name="collection" isWide>
        <CollectionPage collection={COLLECTION} renderBuy={renderBuy} />
      </State>
      <State name="empty collection" isWide>
        <CollectionPage
          collection={{...COLLECTION, title: 'Curries', products: [], nextPath: null}}
          renderBuy={renderBuy}
        />
      </State>
    </Section>
  );
}
