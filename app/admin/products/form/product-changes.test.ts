import {describe, expect, it} from 'vitest';
import {digestValues, getChanges, getConflicts, pendingChanges} from './product-changes';
import type {ProductValues} from './product-field';

const SHOWN: ProductValues = {title: 'Palak', price: '7.99', stock: '8', badge: ''};

async function compare(mine: ProductValues, theirs: ProductValues) {
  const changes = await getChanges({...SHOWN, ...mine}, await digestValues(SHOWN));
  const values = {...SHOWN, ...theirs};
  const product = {values, digests: await digestValues(values)};
  return {
    sent: pendingChanges(changes, product).map(({field, value}) => ({field, value})),
    conflicts: getConflicts(changes, product),
  };
}

describe('changes of a product', () => {
  it('contain only the fields that staff changed', async () => {
    expect(await compare({price: '8.49'}, {})).toEqual({sent: [{field: 'price', value: '8.49'}], conflicts: []});
  });

  it('leave what somebody else changed in other fields', async () => {
    expect(await compare({price: '8.49'}, {title: 'Saag', stock: '2'})).toEqual({
      sent: [{field: 'price', value: '8.49'}],
      conflicts: [],
    });
  });

  it('conflict where both changed the same field to different values', async () => {
    const {conflicts} = await compare({price: '8.49', badge: 'NEW'}, {price: '6.99', badge: 'MOST SOLD'});
    expect(conflicts).toEqual(['price', 'badge']);
  });

  it('are done where both changed a field to the same value', async () => {
    expect(await compare({price: '8.49'}, {price: '8.49'})).toEqual({sent: [], conflicts: []});
  });

  it('leave out fields that the form did not contain', async () => {
    const changes = await getChanges({title: 'Palak'}, await digestValues(SHOWN));
    expect(changes).toEqual([]);
  });

  it('conflict if a field cannot be edited any more', async () => {
    const changes = await getChanges({stock: '9'}, await digestValues(SHOWN));
    expect(getConflicts(changes, {values: {}, digests: {}})).toEqual(['stock']);
  });
});
