import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {SEED} from '../seed/seed';
import {createPersistence} from './persistence';
import {freshData} from './fresh-data';

let directory: string;
let said: string[];
let failures: string[];

beforeEach(() => {
  directory = mkdtempSync(path.join(tmpdir(), 'shop-'));
  said = [];
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
    say: (line) => void said.push(line),
    onFailure: ({message}) => void failures.push(message),
  });
const file = () => path.join(directory, 'shop.json');
const data = (sequence: number) => ({...freshData(SEED), sequence});

describe('data on disk', () => {
  it('is there again at the next start', () => {
    const first = create();
    expect(first.load()).toBeUndefined();
    first.save(data(1));
    first.flush();
    expect(create().load()).toEqual(data(1));
    expect(said).toEqual([]);
  });

  it('is written once for many changes, as a whole', () => {
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

  it('is on disk at once when it is saved now, without a second write', () => {
    const persistence = create();
    persistence.save(data(1));
    persistence.saveNow(data(2));
    expect(create().load()).toEqual(data(2));
    rmSync(file());
    vi.runAllTimers();
    expect(readdirSync(directory)).toEqual([]);
  });

  it('names the directory when a later write fails', () => {
    const persistence = create();
    persistence.load();
    persistence.save(data(1));
    mkdirSync(`${file()}.new`);
    vi.runAllTimers();
    expect(failures).toEqual([
      expect.stringMatching(/^The local shop cannot keep its data in \S+ \(EISDIR: .*LOCAL_DIR\.$/),
    ]);
  });

  it('makes its directory', () => {
    const deep = create(path.join(directory, 'a/b'));
    deep.save(data(1));
    deep.flush();
    expect(deep.load()).toEqual(data(1));
  });

  it('stocks products that came to the seed since', () => {
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

  it.each([
    ['of another format', JSON.stringify({format: 2, data: freshData(SEED)})],
    ['of another shape', JSON.stringify({format: 3, data: {carts: []}})],
    ['that is half a file', '{"format":1,"da'],
  ])('%s is refused with a line that names the file', (_what, text) => {
    writeFileSync(file(), text);
    expect(create().load()).toBeUndefined();
    expect(said).toEqual([`${file()} was written by another version or is damaged: the shop starts fresh`]);
  });
});
