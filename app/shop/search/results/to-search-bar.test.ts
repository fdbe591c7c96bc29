import {describe, expect, it} from 'vitest';
import {parseSearchRequest} from './parse-search-request.server';
import {toSearchBar} from './to-search-bar';

const HEAT = {
  name: 'heat',
  key: 'heat',
  label: 'Heat',
  options: [{value: 'Mild', label: 'Mild', count: 2, isChosen: true}],
} as const;

const barOf = (params: string, count = 2) =>
  toSearchBar(parseSearchRequest(new URLSearchParams(params)), [HEAT], {count, isMore: false});

describe('toSearchBar', () => {
  it('keeps the query, and links each active filter to the results without it', () => {
    expect(barOf('q=curry&sort=price-up&heat=Mild&kind=Bundle&max=9&after=here')).toMatchObject({
      query: 'curry',
      chips: [
        {label: 'Heat: Mild', isOn: true, path: '/search?q=curry&sort=price-up&kind=Bundle&max=9'},
        {label: 'Product type: Bundle', isOn: true, path: '/search?q=curry&sort=price-up&heat=Mild&max=9'},
        {label: 'Price: Up to $9', isOn: true, path: '/search?q=curry&sort=price-up&heat=Mild&kind=Bundle'},
      ],
      clearPath: '/search?q=curry&sort=price-up',
    });
  });

  it("offers Shopify's filter values with their counts", () => {
    expect(barOf('q=curry').groups).toMatchObject([
      {name: 'heat', legend: 'Heat', type: 'checkbox', options: HEAT.options},
    ]);
  });

  it('labels the button with the number of results', () => {
    expect(barOf('q=curry', 1).showLabel).toBe('Show 1 dish');
  });
});
