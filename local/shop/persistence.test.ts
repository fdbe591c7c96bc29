import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED} from '../seed/seed';
import {createPersistence} from './persistence';
import type {ShopData} from './state';
import {createShopData} from './fresh-data';

let directory: string;
let logged: string[];
let failures: string[];

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'shop-'));
  logged = [];
  failures = [];
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  rmSync(directory, {recursive: true});
});

const create = (folder = directory) =>
  createPersistence({
    directory: folder,
    seed: SEED,
    say: (line) => void logged.push(line),
    onFailure: ({message}) => void failures.push(message),
  });
const file = () => path.join(directory, 'shop.json');
const data = (sequence: number) => ({...createShopData(SEED), sequence});

describe('the data file', () => {
  it('is loaded at the next start', () => {
    const first = create();
    expect(first.load()).toBeUndefined();
    first.save(data(1));
    first.flush();
    expect(create().load()).toEqual(data(1));
    expect(logged).toEqual([]);
  });

  it('is written once, as a whole, for many changes', () => {
    const persistence = create();
    persistence.save(data(1));
    persistence.save(data(2));
    expect(readdirSync(directory)).toEqual([]);
    vi.runAllTimers();
    expect(readdirSync(directory)).toEqual(['shop.json']);
    expect(JSON.parse(readFileSync(file(), 'utf8'))).toEqual({format: 3, data: data(2)});
    persistence.save(data(3));
    vi.runAllTimers();
    expect(create().load()).toEqual(data(3));
  });

  it('is written immediately by a durable save, without a second write', () => {
    const persistence = create();
    persistence.save(data(1));
    persistence.saveNow(data(2));
    expect(create().load()).toEqual(data(2));
    rmSync(file());
    vi.runAllTimers();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('names its directory when a later write fails', () => {
    const persistence = create();
    persistence.load();
    persistence.save(data(1));
    mkdirSync(`${file()}.new`);
    vi.runAllTimers();
    expect(failures).toEqual([
      expect.stringMatching(/^The local shop cannot keep its data in \S+ \(EISDIR: .*LOCAL_DIR\.$/),
    ]);
  });

  it('creates its directory', () => {
    const deep = create(path.join(directory, 'a/b'));
    deep.save(data(1));
    deep.flush();
    expect(deep.load()).toEqual(data(1));
  });

  it('gets the stock of products that the seed has added since', () => {
    const persistence = create();
    const {stock, ...rest} = data(1);
    const [newest = '', ...older] = Object.keys(stock).reverse();
    persistence.save({...rest, stock: Object.fromEntries(older.map((key) => [key, 0]))});
    persistence.flush();
    expect(persistence.load()?.stock).toEqual({
      ...Object.fromEntries(older.map((key) => [key, 0])),
      [newest]: stock[newest],
    });
  });

  it('restores the discounts that staff created', () => {
    const created = {number: 1, takes: {kind: 'percentage' as const, percent: 10}, createdAt: '2026-06-01T00:00:00Z'};
    const changed: ShopData = {
      ...data(1),
      discounts: [{...created, code: 'HELLO', title: 'Hello'}],
      automaticDiscounts: [{...created, title: 'Three packs'}],
    };
    const persistence = create();
    persistence.saveNow(changed);
    expect(persistence.load()).toEqual(changed);
    expect(logged).toEqual([]);
  });

  it('restores the changes of the catalog, and the jobs that wait', () => {
    const changed: ShopData = {
      ...data(1),
      catalog: {products: {}, deletedProducts: [3], collections: {}, metaobjects: {}},
      inventoryRequests: [{key: 'k', digest: 'd', group: {id: '1'}}],
      jobs: [{id: 'j', done: false, task: {kind: 'remove-from-collection', number: 1, catalogIds: ['3']}}],
    };
    const persistence = create();
    persistence.saveNow(changed);
    expect(persistence.load()).toEqual(changed);
  });

  it.each([
    ['in another format', JSON.stringify({format: 2, data: createShopData(SEED)})],
    ['in another shape', JSON.stringify({format: 3, data: {carts: []}})],
    ['that is truncated', '{"format":1,"da'],
  ])('rejects a file %s and logs its name', (_what, text) => {
    writeFileSync(file(), text);
    expect(create().load()).toBeUndefined();
    expect(logged).toEqual([`${file()} was written by another version or is damaged: the shop starts fresh`]);
  });
});
