import {expect, it} from 'vitest';
import {findRegion} from './india-regions';

it('finds the region of a place by its last part, in any case', () => {
  expect(findRegion('Kerala')?.name).toBe('Kerala');
  expect(findRegion('Idukki,  KERALA ')).toMatchObject({name: 'KERALA', x: findRegion('kerala')?.x});
});

it.each(['', 'Atlantis', 'Kerala, Atlantis', 'constructor'])('knows no region of the place %j', (place) => {
  expect(findRegion(place)).toBeNull();
});
