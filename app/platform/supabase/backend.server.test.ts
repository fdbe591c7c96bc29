import {afterEach, expect, test, vi} from 'vitest';
import {guardedFetch} from './backend.server';

const DATABASE = 'http://database.test';

const answerWith = (status: number) => vi.stubGlobal('fetch', () => Promise.resolve(new Response(null, {status})));

afterEach(() => void vi.unstubAllGlobals());

test('deliveries that keep failing leave the database open to people', async () => {
  const forDeliveries = guardedFetch(DATABASE, 'delivery');
  answerWith(503);
  for (let times = 0; times < 5; times += 1) await forDeliveries(DATABASE);
  answerWith(200);
  await expect(forDeliveries(DATABASE)).rejects.toThrow('keeps failing');
  expect((await guardedFetch(DATABASE)(DATABASE)).status).toBe(200);
});
