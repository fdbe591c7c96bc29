import {describe, expect, it, vi} from 'vitest';
import type {ReelsQuery, StorefrontSettingsQuery} from '../../../../storefrontapi.generated';
import {findReels} from './find-reels.server';

type Entry = NonNullable<ReelsQuery['reels']>['nodes'][number];

const entry = (changes: Partial<Entry> = {}): Entry => ({
  handle: 'reel-1',
  title: {value: 'Tikka masala'},
  url: {value: 'https://www.instagram.com/reels/FusionTiffin01/?igsh=1'},
  poster: null,
  ...changes,
});

const profile = (value: string): StorefrontSettingsQuery => ({
  metaobject: {fields: [{key: 'instagram_url', value}]},
});

function find(reels: () => Promise<ReelsQuery>, settings = profile('https://www.instagram.com/shop.example/')) {
  const query = (document: string) => (document.includes('query Reels') ? reels() : Promise.resolve(settings));
  const report = vi.fn();
  return {
    report,
    found: findReels({storefront: {query}, report} as unknown as Parameters<typeof findReels>[0]),
  };
}

const reelsOf = async (...nodes: Entry[]) => (await find(async () => ({reels: {nodes}})).found).reels;

describe('findReels', () => {
  it('links to the page of the video, without other parts of the given address', async () => {
    expect(await reelsOf(entry())).toEqual([
      {
        id: 'reel-1',
        title: 'Tikka masala',
        url: 'https://www.instagram.com/reel/FusionTiffin01/',
        service: 'instagram',
        poster: null,
      },
    ]);
  });

  it.each([
    ['url', null],
    ['url', {value: 'https://www.instagram.com/fusiontiffin/'}],
    ['url', {value: 'javascript:alert(1)'}],
    ['title', null],
    ['title', {value: ' '}],
  ] as const)('omits a reel whose %s is %o', async (field, value) => {
    expect(await reelsOf(entry({[field]: value}), entry())).toHaveLength(1);
  });

  it('links to the shop’s profile, and to Instagram if its address is of another site', async () => {
    const answer = async () => ({reels: {nodes: []}});
    expect((await find(answer).found).profileUrl).toBe('https://www.instagram.com/shop.example/');
    expect((await find(answer, profile('https://evil.example/')).found).profileUrl).toBe('https://www.instagram.com/');
    expect((await find(answer, {metaobject: null}).found).profileUrl).toBe('https://www.instagram.com/');
  });

  it('has no reels if the store denies its metaobjects, and if Shopify fails, which it reports', async () => {
    expect((await find(async () => ({})).found).reels).toEqual([]);
    const failing = find(() => Promise.reject(new Error('down')));
    expect((await failing.found).reels).toEqual([]);
    expect(failing.report).toHaveBeenCalledOnce();
  });
});
