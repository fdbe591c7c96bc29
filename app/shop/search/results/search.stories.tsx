import type {ComponentProps} from 'react';
import {CARDS} from '~/shop/catalog/catalog-samples';
import {FILTERED_BAR, OPEN_BAR} from '~/shop/listing/filters/filter-samples';
import {NO_FACET_FILTERS} from '~/shop/listing/facets/facet-filters';
import {LONG_NAME} from '~/workbench/long-name';
import {OnPress} from '~/workbench/OnPress';
import {renderBuy} from '~/workbench/render-buy';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {SearchDialog} from '../predictive/SearchDialog';
import {SearchHelp} from './SearchHelp';
import {SearchLink} from './SearchLink';
import {SearchPage} from './SearchPage';

type Results = ComponentProps<typeof SearchPage>['results'];

const NO_RESULTS: Results = {total: 0, products: [], bar: null, previousPath: null, nextPath: null};

const SEARCHES: Readonly<Record<string, {readonly query: string; readonly results: Results}>> = {
  'nothing searched for': {query: '', results: NO_RESULTS},
  found: {query: 'pal', results: {...NO_RESULTS, total: 30, products: CARDS, bar: OPEN_BAR, nextPath: '/workbench'}},
  'nothing found, long query': {query: LONG_NAME, results: {...NO_RESULTS, bar: OPEN_BAR}},
};

const CONTENT: ComponentProps<typeof SearchPage>['content'] = [
  {kind: 'collections', found: [{title: LONG_NAME, path: '/workbench?1', excerpt: ''}]},
  {
    kind: 'articles',
    found: [{title: 'Cardamom, green and black', path: '/workbench?2', excerpt: 'One is sweet, the other smoky.'}],
  },
];

function SearchStates() {
  return (
    <>
      <State name="link in the header">
        <SearchLink />
      </State>
      <State name="dialog, by press">
        <OnPress label="search">
          {(isOpen, setIsOpen) => <SearchDialog isOpen={isOpen} onOpenChange={setIsOpen} opener={null} />}
        </OnPress>
      </State>
      {Object.entries(SEARCHES).map(([name, {query, results}]) => (
        <State key={name} name={name} isWide>
          <SearchPage
            request={{query, sort: 'relevance', filters: NO_FACET_FILTERS, cursor: null}}
            results={results}
            help={{popular: CARDS.slice(0, 3), spelling: null}}
            content={query === '' ? [] : CONTENT}
            renderBuy={renderBuy}
          />
        </State>
      ))}
      <State name="a search for nothing" isWide>
        <SearchHelp bar={null} popular={[]} spelling={null} renderBuy={() => null} />
      </State>
      <State name="a search that filters have emptied" isWide>
        <SearchHelp bar={FILTERED_BAR} popular={[]} spelling={null} renderBuy={() => null} />
      </State>
      <State name="a misspelled search" isWide>
        <SearchHelp
          bar={OPEN_BAR}
          popular={[]}
          spelling={{query: 'paneer', path: '/workbench', products: CARDS.slice(0, 1)}}
          renderBuy={renderBuy}
        />
      </State>
    </>
  );
}

export const stories: Stories = {title: 'Search', States: SearchStates};
