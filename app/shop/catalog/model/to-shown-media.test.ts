import {expect, it} from 'vitest';
import type {MediaView} from './product-view';
import {toShownMedia} from './to-shown-media';

const picture = (url: string) => ({url, altText: null, width: 800, height: 800});
const slide = (url: string): MediaView => ({kind: 'image', alt: 'Dal', image: picture(url)});
const MEDIA = [slide('https://cdn.example/a.png?v=1'), slide('https://cdn.example/b.png?v=1')];

it('shows the picture of the variant first, whatever its version', () => {
  expect(toShownMedia(MEDIA, picture('https://cdn.example/b.png?v=2'), 'Dal')).toEqual([MEDIA[1], MEDIA[0]]);
});

it('adds a picture that only the variant has', () => {
  const own = 'https://cdn.example/c.png';
  expect(toShownMedia(MEDIA, picture(own), 'Dal')).toEqual([slide(own), ...MEDIA]);
});

it('leaves the pictures as they are without one of the variant', () => {
  expect(toShownMedia(MEDIA, null, 'Dal')).toBe(MEDIA);
});
