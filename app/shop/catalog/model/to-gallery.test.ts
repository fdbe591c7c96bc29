import type {ProductMediaFragment} from '../../../../storefrontapi.generated';
import {describe, expect, it} from 'vitest';
import {toGallery} from './to-gallery';

const PACK = {url: '/pack.png', altText: 'The pack', width: 1600, height: 1600};
const BOWL = {...PACK, url: '/bowl.png', altText: 'The bowl'};
const CLIP = [{url: '/clip.mp4', mimeType: 'video/mp4'}];
const VIDEO = 'https://www.youtube.com/watch?v=dQw4w9WgXcQ';
const gallery = (nodes: ProductMediaFragment[], featuredImage: typeof PACK | null = null, more?: unknown) =>
  toGallery({
    title: 'Palak Paneer',
    featuredImage,
    media: {nodes},
    moreMedia: more === undefined ? null : {value: JSON.stringify(more)},
  });

describe('toGallery', () => {
  it('returns the images and then the videos, each in the given order', () => {
    const entries = gallery([
      {__typename: 'Video', alt: null, previewImage: BOWL, sources: CLIP},
      {__typename: 'MediaImage', alt: 'The pack', image: PACK},
      {__typename: 'ExternalVideo', alt: 'Talk', previewImage: PACK, originUrl: 'https://youtu.be/dQw4w9WgXcQ'},
    ]);
    expect(entries).toEqual([
      {kind: 'image', alt: 'The pack', image: PACK},
      {kind: 'clip', alt: 'Palak Paneer', poster: BOWL, url: '/clip.mp4'},
      {kind: 'external', alt: 'Talk', poster: PACK, url: VIDEO, service: 'youtube'},
    ]);
  });

  it('returns the preview image of an unsupported media type or a video without a playable source', () => {
    const entries = gallery([
      {__typename: 'Model3d', alt: '', previewImage: PACK, sources: [{url: '/a.usdz', mimeType: 'model/vnd.usdz+zip'}]},
      {
        __typename: 'Video',
        alt: '',
        previewImage: PACK,
        sources: [{url: '/a.m3u8', mimeType: 'application/x-mpegURL'}],
      },
      {__typename: 'ExternalVideo', alt: '', previewImage: PACK, originUrl: 'https://vimeo.com/1'},
    ]);
    expect(entries.map(({kind}) => kind)).toEqual(['image', 'image', 'image']);
  });

  it('returns a 3D model with its picture, or the cover', () => {
    const sources = [
      {url: '/a.usdz', mimeType: 'model/vnd.usdz+zip'},
      {url: '/a.glb', mimeType: 'model/gltf-binary'},
    ];
    expect(gallery([{__typename: 'Model3d', alt: 'Turn it', previewImage: PACK, sources}])).toEqual([
      {kind: 'model', alt: 'Turn it', poster: PACK, url: '/a.glb'},
    ]);
    expect(gallery([{__typename: 'Model3d', alt: null, sources}], BOWL)).toMatchObject([{kind: 'model', poster: BOWL}]);
  });

  it('adds the URLs of the media metafield, from strings and objects, and ignores other values', () => {
    const more = [
      '/cdn/shop/files/bowl.png',
      {url: '/cdn/shop/videos/a.mp4'},
      7,
      null,
      {src: VIDEO},
      'javascript:1',
      VIDEO,
    ];
    const entries = gallery([{__typename: 'MediaImage', alt: 'The pack', image: PACK}], null, more);
    expect(entries.map(({kind}) => kind)).toEqual(['image', 'image', 'clip', 'external']);
    expect(gallery([], PACK, {url: VIDEO}).map(({kind}) => kind)).toEqual(['image']);
  });

  it('uses the product image for a video without a poster', () => {
    expect(gallery([], PACK, [VIDEO])).toMatchObject([{kind: 'external', poster: PACK}]);
    expect(gallery([{__typename: 'MediaImage', alt: '', image: BOWL}], null, [VIDEO])).toMatchObject([
      {kind: 'image'},
      {kind: 'external', poster: BOWL},
    ]);
    expect(gallery([], null, [VIDEO])).toMatchObject([{kind: 'external', poster: null}]);
  });

  it('accepts only the video hosts', () => {
    for (const originUrl of [
      'javascript:alert(1)',
      'http://films.example/x',
      'https://films.example/x',
      'https://[',
      '',
    ]) {
      expect(gallery([{__typename: 'ExternalVideo', alt: '', originUrl}])).toEqual([]);
    }
  });

  it('falls back to the featured image, and to an empty gallery', () => {
    expect(gallery([], PACK)).toEqual([{kind: 'image', alt: 'The pack', image: PACK}]);
    expect(gallery([{__typename: 'MediaImage', alt: 'gone'}])).toEqual([]);
  });
});
