import {afterEach, describe, expect, it, vi} from 'vitest';
import type {TestimonialsQuery} from '../../../../storefrontapi.generated';
import {findTestimonials} from './find-testimonials.server';

type Entry = NonNullable<TestimonialsQuery['testimonials']>['nodes'][number];

const entry = (handle: string, changes: Partial<Entry> = {}): Entry => ({
  handle,
  name: {value: 'Meera S.'},
  review: {value: ' Tastes of spinach. '},
  rating: {value: '5'},
  isSample: {value: 'false'},
  picture: null,
  ...changes,
});

const REAL_STORE = 'fusion-tiffin.myshopify.com';
const LOCAL_STORE = 'http://localhost:4000';
const report = vi.fn();
const warn = vi.spyOn(console, 'warn').mockReturnValue();
afterEach(() => vi.clearAllMocks());

const find = (store: string, answer: () => Promise<TestimonialsQuery>) =>
  findTestimonials({
    storefront: {query: answer},
    report,
    config: {PUBLIC_STORE_DOMAIN: store},
  } as unknown as Parameters<typeof findTestimonials>[0]);
const idsIn = async (store: string, ...nodes: Entry[]) =>
  (await find(store, async () => ({testimonials: {nodes}}))).map(({id}) => id);

describe('findTestimonials', () => {
  const sample = entry('sample', {isSample: {value: 'true'}});

  it('shows samples in the local shop only, and warns about them in a real store once', async () => {
    expect(await idsIn(LOCAL_STORE, entry('real'), sample)).toEqual(['real', 'sample']);
    expect(warn).not.toHaveBeenCalled();
    expect(await idsIn(REAL_STORE, entry('real'), sample)).toEqual(['real']);
    expect(await idsIn(REAL_STORE, sample)).toEqual([]);
    expect(warn).toHaveBeenCalledOnce();
  });

  it.each([
    ['name', null],
    ['name', {value: ' '}],
    ['review', {value: null}],
    ['rating', null],
    ['rating', {value: '6'}],
    ['rating', {value: '4.5'}],
    ['rating', {value: 'five'}],
  ] as const)('omits an entry whose %s is %o', async (field, value) => {
    expect(await idsIn(REAL_STORE, entry('odd', {[field]: value}))).toEqual([]);
  });

  it('is empty if the store denies its metaobjects, and if Shopify fails, which it reports', async () => {
    expect(await find(REAL_STORE, async () => ({}))).toEqual([]);
    expect(report).not.toHaveBeenCalled();
    expect(await find(REAL_STORE, () => Promise.reject(new Error('down')))).toEqual([]);
    expect(report).toHaveBeenCalledOnce();
  });
});
