import type {ProductMediaFragment} from '../../../../storefrontapi.generated';
import {describe, expect, it} from 'vitest';
import {toGallery} from './to-gallery';

const PACK = {url: '/pack.png', altText: 'The pack', width: 1600, height: 1600};
const gallery = (nodes: ProductMediaFragment[], featuredImage: typeof PACK | null = null) =>
  toGallery({title: 'Palak Paneer', featuredImage, media: {nodes}});

describe('toGallery', () => {
  it('keeps the order of pictures and clips', () => {
    const entries = gallery([
      {__typename: 'MediaImage', alt: 'The pack', image: PACK},
      {__typename: 'Video', alt: null, previewImage: PACK, sources: [{url: '/clip.mp4', mimeType: 'video/mp4'}]},
      {__typename: 'ExternalVideo', alt: 'Talk', previewImage: PACK, originUrl: 'https://youtu.be/x'},
    ]);
    expect(entries).toEqual([
      {kind: 'image', alt: 'The pack', image: PACK},
      {kind: 'clip', alt: 'Palak Paneer', poster: PACK, url: '/clip.mp4'},
      {kind: 'external', alt: 'Talk', poster: PACK, url: 'https://youtu.be/x'},
    ]);
  });

  it('shows a kind that a page cannot show, or a clip without a playable source, by its preview', () => {
    const entries = gallery([
      {__typename: 'Model3d', alt: '', previewImage: PACK},
      {
        __typename: 'Video',
        alt: '',
        previewImage: PACK,
        sources: [{url: '/a.m3u8', mimeType: 'application/x-mpegURL'}],
      },
    ]);
    expect(entries.map(({kind}) => kind)).toEqual(['image', 'image']);
  });

  it('never links to anything but https', () => {
    for (const originUrl of ['javascript:alert(1)', 'http://films.example/x', 'https://[', '']) {
      expect(gallery([{__typename: 'ExternalVideo', alt: '', originUrl}])).toEqual([]);
    }
  });

  it('falls back to the featured picture, and to nothing', () => {
    expect(gallery([], PACK)).toEqual([{kind: 'image', alt: 'The pack', image: PACK}]);
    expect(gallery([{__typename: 'MediaImage', alt: 'gone'}])).toEqual([]);
  });
});
