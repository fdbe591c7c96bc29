import {describe, expect, it} from 'vitest';
import {hasProductFilter, nextProductsQuery, parseProductListRequest, toProductSearch} from './product-list-request';

const parse = (query: string) => parseProductListRequest(new URLSearchParams(query));

describe('parseProductListRequest', () => {
  it('lists all products by default', () => {
    const request = parse('');
    expect(request).toEqual({search: '', status: null, kind: null, stock: null, after: null});
    expect(hasProductFilter(request)).toBe(false);
    expect(toProductSearch(request)).toBeNull();
  });

  it.each(['status=toString', 'kind=__proto__', 'stock=-1', 'after=', `after=${'a'.repeat(501)}`, 'q=%20'])(
    'ignores the invalid query %s',
    (query) => expect(parse(query)).toEqual(parse('')),
  );

  it('leads from one page to the next with the same search and filters', () => {
    const request = parse('q=palak&status=draft&kind=bundle&stock=low');
    expect(parse(nextProductsQuery(request, 'abc='))).toEqual({...request, after: 'abc='});
  });
});

describe('toProductSearch', () => {
  it.each([
    ['q=palak', '(title:palak* OR sku:"palak")'],
    ['q=palak+paneer', '((title:palak* AND title:paneer*) OR sku:"palak paneer")'],
    ['q=FT-PALAK', '(title:"FT-PALAK" OR sku:"FT-PALAK")'],
    [
      'q=a")+OR+status:draft',
      String.raw`((title:"a\")" AND title:OR* AND title:"status:draft") OR sku:"a\") OR status:draft")`,
    ],
    ['status=draft&stock=low', 'status:draft AND inventory_total:<10'],
    ['kind=product', '-tag:bundle'],
  ])('converts %s', (query, search) => {
    expect(toProductSearch(parse(query))).toBe(search);
  });
});
