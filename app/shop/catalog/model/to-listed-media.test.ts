import {describe, expect, it} from 'vitest';
import {toListedMedia} from './to-listed-media';

const CDN = 'https://cdn.shopify.com';

describe('toListedMedia', () => {
  it.each([
    ['/cdn/shop/videos/palak-paneer.mp4?v=1', {kind: 'clip', url: '/cdn/shop/videos/palak-paneer.mp4?v=1'}],
    [`${CDN}/videos/c/o/v/1.MP4`, {kind: 'clip', url: `${CDN}/videos/c/o/v/1.MP4`}],
    [`${CDN}/s/files/1/pack.jpg?v=2`, {kind: 'image', image: {url: `${CDN}/s/files/1/pack.jpg?v=2`}}],
    [
      'https://www.instagram.com/reels/CxYz_12-Ab/?igsh=1',
      {kind: 'external', service: 'instagram', url: 'https://www.instagram.com/reel/CxYz_12-Ab/'},
    ],
    [
      'https://youtu.be/dQw4w9WgXcQ',
      {kind: 'external', service: 'youtube', url: 'https://www.youtube.com/watch?v=dQw4w9WgXcQ'},
    ],
  ])('accepts %s', (address, expected) => {
    expect(toListedMedia(address, 'Palak Paneer')).toMatchObject({...expected, alt: 'Palak Paneer'});
  });

  it.each([
    'javascript:alert(1)//.mp4',
    'data:video/mp4;base64,AAAA',
    'http://cdn.shopify.com/a.mp4',
    'https://cdn.shopify.com.evil.example/a.mp4',
    'https://cdn.shopify.com@evil.example/a.mp4',
    'https://me@cdn.shopify.com/a.mp4',
    'https://evil.example/a.mp4',
    '//evil.example/cdn/shop/a.mp4',
    '/\\evil.example/cdn/shop/a.mp4',
    '/cdn/shop/../../account/a.mp4',
    '/cart/a.mp4',
    '/cdn/shop/files/manual.pdf',
    '/cdn/shop/files/page.html?x=.mp4',
    'watch this',
    '',
  ])('rejects %s', (address) => {
    expect(toListedMedia(address, 'Palak Paneer')).toBeNull();
  });
});
