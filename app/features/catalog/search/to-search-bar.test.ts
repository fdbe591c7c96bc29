import {describe, expect, it} from 'vitest';
import {parseSearchRequest} from './parse-search-request.server';
import {toSearchBar} from './to-search-bar';

const HEAT = {
  name: 'heat',
  label: 'Heat',
  options: [{value: 'Mild', label: 'Mild', count: 2, isChosen: true}],
} as const;

const barOf = (params: string) => toSearchBar(parseSearchRequest(new URLSearchParams(params)), [HEAT]);

describe('toSearchBar', () => {
  it('keeps what is searched for, and leads from each filter to the results without it', () => {
    expect(barOf('q=curry&sort=price-up&heat=Mild&kind=Bundle&max=9&after=here')).toMatchObject({
      query: 'curry',
      chips: [
        {label: 'Mild', path: '/search?q=curry&sort=price-up&kind=Bundle&max=9'},
        {label: 'Bundle', path: '/search?q=curry&sort=price-up&heat=Mild&max=9'},
        {label: 'Up to $9', path: '/search?q=curry&sort=price-up&heat=Mild&kind=Bundle'},
      ],
      clearPath: '/search?q=curry&sort=price-up',
    });
  });

  it('offers what the shop offers, with its counts', () => {
    expect(barOf('q=curry').groups).toEqual([{name: 'heat', legend: 'Heat', type: 'checkbox', options: HEAT.options}]);
  });
});
