import {expect, it} from 'vitest';
import {takeReady} from './streamed';

/** A promise that is fulfilled after as many others, one after the other. */
async function fulfillAfter<Value>(steps: number, value: Value): Promise<Value> {
  for (let step = 0; step < steps; step++) await Promise.resolve();
  return value;
}

it('promises that need no other service are replaced by their values', async () => {
  const parts = {stock: fulfillAfter(0, 'Only 3 left'), related: fulfillAfter(50, ['dal']), reviews: null};
  await expect(takeReady(parts)).resolves.toEqual({stock: 'Only 3 left', related: ['dal'], reviews: null});
});

it('pending promises stay, also when they are fulfilled later', async () => {
  let fulfill: (value: string) => void = () => undefined;
  const related = new Promise<string>((resolve) => (fulfill = resolve));
  const ready = await takeReady({related});
  expect(ready.related).toBe(related);
  fulfill('dal');
  await related;
  expect(ready.related).toBe(related);
});

it('promises that reject stay, and nothing else is lost', async () => {
  const related = Promise.reject(new Error('no reply'));
  const ready = await takeReady({related, stock: Promise.resolve(null)});
  expect(ready).toEqual({related, stock: null});
  await expect(ready.related).rejects.toThrow('no reply');
});
