import {describe, expect, it} from 'vitest';
import {bundleName} from './bundle-name';
import {groupByBundle} from './group-by-bundle';

const item = (title: string, bundleId: string | null) => ({title, bundle: bundleId === null ? null : {id: bundleId}});

describe('groupByBundle', () => {
  it('groups the components of a bundle at the position of the first one, and leaves other items alone', () => {
    const groups = groupByBundle([item('Box', 'a'), item('Dal', null), item('Paneer', 'a'), item('Box', 'b')]);
    expect(groups.map(({bundle, items}) => [bundle?.id ?? null, items.map(({title}) => title)])).toEqual([
      ['a', ['Box', 'Paneer']],
      [null, ['Dal']],
      ['b', ['Box']],
    ]);
  });
});

describe('bundleName', () => {
  it('counts the bundles', () => {
    expect(bundleName({title: 'Starter Set', quantity: 2})).toBe('2 × Starter Set');
  });

  it('is null while only the id of the bundle is known', () => {
    expect(bundleName({title: null, quantity: null})).toBeNull();
  });
});
