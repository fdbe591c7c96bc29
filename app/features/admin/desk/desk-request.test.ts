import {describe, expect, it} from 'vitest';
import {deskPath, nextPageQuery, parseDeskRequest, parseDeskSearch} from './desk-request';

const ID = 'aaaaaaaa-0000-4000-8000-000012345678';
const parse = (query: string) => parseDeskRequest(new URLSearchParams(query));

describe('parseDeskRequest', () => {
  it('lists what is to be shipped by default', () => {
    expect(parse('')).toEqual({view: 'to-ship', search: '', after: null});
  });

  it('reads view, search and position', () => {
    expect(parse(`view=late&q=%20%231042%20&after=2026-11-20_${ID}`)).toEqual({
      view: 'late',
      search: '#1042',
      after: {shipBy: '2026-11-20', id: ID},
    });
  });

  it.each(['after=2026-13-40_x', `after=${ID}`, 'after=2026-11-20', `after=2026-11-20_${ID}_more`, 'view=nonsense'])(
    'ignores the invalid query %s',
    (query) => expect(parse(query)).toEqual({view: 'to-ship', search: '', after: null}),
  );

  it('cuts off a long search', () => {
    expect(parse(`q=${'a'.repeat(500)}`).search).toHaveLength(60);
  });
});

it('the query of the next page leads back to the same view and search', () => {
  const request = parse('view=on-hold&q=WELCOME');
  const next = nextPageQuery(request, {shipBy: '2026-11-20', id: ID});
  expect(parse(next)).toEqual({...request, after: {shipBy: '2026-11-20', id: ID}});
});

it('deskPath leaves out the default view', () => {
  expect(deskPath('to-ship')).toBe('/admin/orders');
  expect(deskPath('late')).toBe('/admin/orders?view=late');
});

describe('parseDeskSearch', () => {
  it.each(['1042', '#1042'])('takes %s for the beginning of an order number', (search) => {
    expect(parseDeskSearch(search)).toEqual({kind: 'number', beginning: '#1042'});
  });

  it('takes any other text for a SKU or a tag', () => {
    expect(parseDeskSearch('FT-PALAK')).toEqual({kind: 'sku-or-tag', text: 'FT-PALAK'});
  });

  it('returns null without a text', () => {
    expect(parseDeskSearch('')).toBeNull();
  });
});
