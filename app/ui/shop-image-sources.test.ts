import {describe, expect, it} from 'vitest';
import {imageSources} from './shop-image-sources';

const picture = {url: 'https://cdn.example/files/a.png?v=1', width: 1600, height: 1600};

describe('imageSources', () => {
  it('adds the width to the parameters of the URL', () => {
    expect(imageSources(picture, [320, 640])).toEqual({
      src: 'https://cdn.example/files/a.png?v=1&width=320',
      srcSet: 'https://cdn.example/files/a.png?v=1&width=320 320w, https://cdn.example/files/a.png?v=1&width=640 640w',
    });
  });

  it('crops from the center to the aspect ratio of the box', () => {
    expect(imageSources(picture, [400], '4/3').src).toBe(
      'https://cdn.example/files/a.png?v=1&width=400&height=300&crop=center',
    );
  });

  it('omits widths beyond the original, which the CDN does not enlarge', () => {
    const {srcSet} = imageSources({...picture, width: 700}, [320, 640, 1080]);
    expect(srcSet).not.toContain('1080');
    expect(imageSources({...picture, width: 100}, [320, 640]).srcSet).toContain('width=100 100w');
  });

  it('offers all widths if the size of the original is unknown', () => {
    expect(imageSources({url: '/a.png'}, [320, 640]).srcSet).toBe('/a.png?width=320 320w, /a.png?width=640 640w');
  });
});
