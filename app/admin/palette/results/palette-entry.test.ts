import {describe, expect, it} from 'vitest';
import type {PageCommand} from '~/admin/frame/page-commands';
import type {AdminSearchResults} from './admin-search-view';
import {countHits, toFoundGroups, toLocalGroups, type PaletteGroup} from './palette-entry';

const noop = () => undefined;
const COMMANDS: readonly PageCommand[] = [
  {title: 'Go to Mark as Fulfilled', key: 'f', run: noop},
  {title: 'Pack the order', key: 'p', path: '/admin/orders/1/pack'},
  {title: 'Refund items', path: '/admin/orders/1/refund'},
];
const SEEN = [
  {path: '/admin/orders/1', title: 'Order #1042'},
  {path: '/admin/customers/2', title: 'Ada Byron'},
];
const titles = (groups: readonly PaletteGroup[]) =>
  Object.fromEntries(groups.map(({title, entries}) => [title, entries.map((entry) => entry.title)]));

describe('toLocalGroups', () => {
  it('lists all commands of the page with their keys, and then the pages', () => {
    const [commands, pages] = toLocalGroups('', COMMANDS, 'owner');
    expect(commands?.entries.map(({title, shortcut}) => [title, shortcut])).toEqual([
      ['Go to Mark as Fulfilled', 'F'],
      ['Pack the order', 'P'],
      ['Refund items', null],
    ]);
    expect(pages?.entries.map(({title}) => title)).toContain('Late orders');
  });

  it('lists what matches, and the command of a typed key first', () => {
    expect(titles(toLocalGroups('p', COMMANDS, 'owner'))).toMatchObject({'On this page': ['Pack the order']});
    expect(titles(toLocalGroups('refund', COMMANDS, 'owner'))).toEqual({'On this page': ['Refund items']});
    expect(toLocalGroups('1042', COMMANDS, 'owner')).toEqual([]);
  });

  it('lists for packers the pages that they may open', () => {
    const paths = toLocalGroups('', [], 'packer').flatMap(({entries}) => entries.map(({id}) => id));
    expect(paths).toEqual([
      '/admin/orders',
      '/admin/tracking',
      '/admin/orders?view=late',
      '/admin/orders?view=on-hold',
      '/admin/orders?view=sent',
      '/admin/tracking/import',
      '/',
    ]);
    expect(toLocalGroups('', [], null)).toEqual([]);
  });

  it('answers “late orders” with the view of the desk', () => {
    for (const text of ['late orders', 'overdue'])
      expect(toLocalGroups(text, COMMANDS, 'owner')).toMatchObject([
        {title: 'Pages', entries: [{title: 'Late orders', target: {path: '/admin/orders?view=late'}}]},
      ]);
  });

  it('lists what was seen last before the pages, with the icon of its section', () => {
    const groups = toLocalGroups('', [], 'owner', SEEN);
    expect(groups[0]).toMatchObject({
      title: 'Last seen',
      entries: [
        {title: 'Order #1042', icon: 'clipboard-list', target: {path: '/admin/orders/1'}},
        {title: 'Ada Byron', icon: 'users-round', target: {path: '/admin/customers/2'}},
      ],
    });
    expect(titles(toLocalGroups('ada', [], 'owner', SEEN))).toEqual({'Last seen': ['Ada Byron']});
  });

  it('gives each entry an id of its own', () => {
    const ids = toLocalGroups('', COMMANDS, 'owner', SEEN).flatMap(({entries}) => entries.map(({id}) => id));
    expect(new Set(ids).size).toBe(ids.length);
  });
});

describe('toFoundGroups', () => {
  const hit = {path: '/admin/orders/1', title: '#1042', detail: 'Ada', note: 'Ship today'};
  const FOUND: AdminSearchResults = {
    query: '10 & 42',
    groups: [
      {kind: 'orders', hits: [hit], isUnavailable: false},
      {kind: 'customers', hits: [], isUnavailable: false},
      {kind: 'products', hits: [], isUnavailable: true},
    ],
  };

  it('lists hits by kind, says what is unavailable, and links to the full lists', () => {
    const groups = toFoundGroups(FOUND);
    expect(groups.map(({title, problem}) => [title, problem])).toEqual([
      ['Orders', null],
      ['Products', 'Products are unavailable: Shopify does not respond.'],
      ['Search in', null],
    ]);
    expect(groups[0]?.entries).toMatchObject([
      {title: '#1042', detail: 'Ada', note: 'Ship today', id: hit.path, target: {path: hit.path}},
    ]);
    expect(groups[2]?.entries.map(({target}) => target)).toEqual(
      ['orders', 'customers', 'products'].map((kind) => ({path: `/admin/${kind}?q=10+%26+42`})),
    );
    expect(countHits(FOUND)).toBe(1);
  });

  it('leaves out what is listed as seen', () => {
    const groups = toFoundGroups(FOUND, toLocalGroups('1042', [], 'owner', SEEN));
    expect(groups.map(({title}) => title)).toEqual(['Products', 'Search in']);
  });

  it('lists nothing without a search', () => expect(toFoundGroups({query: '', groups: []})).toEqual([]));
});
