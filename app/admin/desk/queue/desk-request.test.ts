import {describe, expect, it} from 'vitest';
import {isLatestFirst} from './desk-filter';
import {deskPath, isNarrowed, nextPageQuery, selectionPath} from './desk-request';
import {parseDeskRequest} from './parse-desk-request';

const ID = 'aaaaaaaa-0000-4000-8000-000012345678';
const DEFAULT = {view: 'to-ship', search: '', filters: {}, after: null};
const parse = (query: string) => parseDeskRequest(new URLSearchParams(query));

describe('parseDeskRequest', () => {
  it('lists what is to be shipped by default', () => {
    expect(parse('')).toEqual(DEFAULT);
  });

  it('reads search, filters and position', () => {
    expect(
      parse(
        `q=%20%231042%20&status=late&method=Express&hold=no&risk=check&tag=vip&from=2026-11-01&to=2026-11-20&after=2026-11-20T15:00:00Z_${ID}`,
      ),
    ).toEqual({
      view: 'to-ship',
      search: '#1042',
      filters: {
        status: 'late',
        method: 'Express',
        hold: 'no',
        risk: 'check',
        tag: 'vip',
        from: '2026-11-01',
        to: '2026-11-20',
      },
      after: {at: '2026-11-20T15:00:00Z', id: ID},
    });
  });

  it.each([
    'after=2026-13-40_x',
    `after=${ID}`,
    'after=2026-11-20',
    `after=2026-11-20_${ID}_more`,
    `after=2026-11-20_${ID}`,
    `after=2_2026-11-20_2026-11-18T15:00:00Z_${ID}`,
    'view=nonsense',
    'status=nonsense&hold=maybe&risk=none&from=yesterday&to=2026-02-30',
    'status=&method=&hold=&risk=&tag=%20&from=&to=&q=',
  ])('ignores the invalid query %s', (query) => expect(parse(query)).toEqual(DEFAULT));

  it('leaves out null characters, which the database cannot search for', () => {
    expect(parse('q=A%00da&tag=%00vip')).toMatchObject({search: 'A da', filters: {tag: 'vip'}});
    expect(parse('q=%00&tag=%00')).toEqual(DEFAULT);
  });

  it('cuts off a long search', () => {
    expect(parse(`q=${'a'.repeat(800)}`).search).toHaveLength(700);
  });
});

it.each(['view=on-hold', 'q=WELCOME&tag=vip', 'status=late&from=2026-11-01'])(
  'the next and the first page of %s list the same',
  (query) => {
    const request = parse(query);
    const position = {at: '2026-11-20T15:00:00.123456+00:00', id: ID};
    const after = isLatestFirst(request) ? position : {...position, queue: {priority: 0, shipBy: '2026-11-23'}};
    expect(parse(nextPageQuery(request, after))).toEqual({...request, after});
    expect(parse(selectionPath(request).split('?')[1] ?? '')).toEqual(request);
  },
);

it('a position of the other order means the first page', () => {
  expect(parse(`view=sent&after=0_2026-11-20_2026-11-18T15:00:00Z_${ID}`).after).toBeNull();
  expect(parse(`view=late&after=2026-11-18T15:00:00Z_${ID}`).after).toBeNull();
});

it('a search and filters replace the view', () => {
  expect(selectionPath(parse('view=late&q=ada'))).toBe('/admin/orders?q=ada');
  expect([parse('view=late'), parse('q=ada'), parse('tag=vip')].map(isNarrowed)).toEqual([false, true, true]);
});

it('deskPath leaves out the default view', () => {
  expect(deskPath('to-ship')).toBe('/admin/orders');
  expect(deskPath('late')).toBe('/admin/orders?view=late');
});
