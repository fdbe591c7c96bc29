import type {ComponentProps} from 'react';
import {SearchDialog} from '~/shop/search/predictive/SearchDialog';
import {NO_SEARCH_FILTERS} from '~/shop/search/results/search-request';
import {SearchLink} from '~/shop/search/results/SearchLink';
import {SearchPage} from '~/shop/search/results/SearchPage';
import {CARDS} from '../catalog/catalog-samples';
import {renderBuy} from '../catalog/render-buy';
import {OPEN_BAR} from '../catalog/filter-samples';
import {LONG_NAME} from '../long-name';
import {OnPress} from '../OnPress';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';

type Results = ComponentProps<typeof SearchPage>['results'];

const NO_RESULTS: Results = {total: 0, products: [], bar: null, previousPath: null, nextPath: null};

const SEARCHES: Readonly<Record<string, {readonly query: string; readonly results: Results}>> = {
  'nothing searched for': {query: '', results: NO_RESULTS},
  found: {query: 'pal', results: {...NO_RESULTS, total: 30, products: CARDS, bar: OPEN_BAR, nextPath: '/workbench'}},
  'nothing found, long query': {query: LONG_NAME, results: {...NO_RESULTS, bar: OPEN_BAR}},
};

export function SearchSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Search">
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
            request={{query, sort: 'relevance', filters: NO_SEARCH_FILTERS, cursor: null}}
            results={results}
            popular={CARDS.slice(0, 3)}
            renderBuy={renderBuy}
          />
        </State>
      ))}
    </Section>
  );
}
