import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import {join} from 'node:path';
import sharp from 'sharp';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {SEED} from '../seed/seed';
import {createMedia, mediaFiles, type Media} from '../shop/media/handle-media';

const BROWSER = 'image/avif,image/webp,image/apng,image/svg+xml,image/*,*/*;q=0.8';
const PACK = '/cdn/shop/files/palak-paneer-pack.png';
const HERO = '/cdn/shop/files/hero.png';
const CLIP = '/cdn/shop/videos/palak-paneer.mp4';
const FOREVER = 'public, max-age=31536000, immutable';
const PHONE_WIDTH_PX = 720;
const PICTURE_LIMIT_BYTES = 60_000;
const CLIP_LIMIT_BYTES = 250_000;

let folder = '';
let media: Media;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'media-'));
  media = createMedia({folder});
});
afterAll(async () => {
  media.close();
  await rm(folder, {recursive: true});
});

async function ask(path: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Response> {
  const response = await media.handle(new Request(`http://shop.test${path}`, {method, headers}));
  if (!response) throw new Error(`${path} was not taken for media.`);
  return response;
}

const bytesOf = async (response: Response) => Buffer.from(await response.arrayBuffer());

async function imageOf(path: string, headers?: Record<string, string>) {
  const {format, compression, width, height, isProgressive} = await sharp(
    await bytesOf(await ask(path, headers)),
  ).metadata();
  return {format: compression ?? format, width, height, isProgressive};
}

describe('the format of a picture', () => {
  it.each([
    [BROWSER, 'image/avif', 'av1'],
    ['image/webp,*/*', 'image/webp', 'webp'],
    ['*/*', 'image/png', 'png'],
  ])("depends on the client's Accept header: %s gets %s", async (accept, type, format) => {
    const response = await ask(`${PACK}?width=64`, {Accept: accept});
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.get('Vary')).toBe('Accept');
    expect(await imageOf(`${PACK}?width=64`, {Accept: accept})).toMatchObject({format});
  });

  it.each([
    ['avif', 'image/avif', 'av1', false],
    ['webp', 'image/webp', 'webp', false],
    ['png', 'image/png', 'png', false],
    ['jpg', 'image/jpeg', 'jpeg', false],
    ['pjpg', 'image/jpeg', 'jpeg', true],
  ])('is %s if the URL requests it, regardless of the Accept header', async (parameter, type, format, progressive) => {
    const path = `${PACK}?width=64&format=${parameter}`;
    const response = await ask(path, {Accept: BROWSER});
    expect(response.headers.get('Content-Type')).toBe(type);
    expect(response.headers.has('Vary')).toBe(false);
    const image = await imageOf(path);
    expect(image).toMatchObject({format});
    expect(image.isProgressive ?? false).toBe(progressive);
  });
});

describe('the size of a picture', () => {
  it.each([
    ['width=400', 400, 300],
    ['height=150', 200, 150],
    ['width=400&height=150', 200, 150],
    ['width=300&height=300&crop=center', 300, 300],
    ['width=90&height=300&crop=left', 90, 300],
    ['width=5760', 1600, 1200],
  ])('is, for %s, %i × %i', async (query, width, height) => {
    expect(await imageOf(`${HERO}?${query}&format=jpg`)).toMatchObject({width, height});
  });

  it('is that of the master if the URL requests none', async () => {
    expect(await imageOf(`${PACK}?v=1&format=jpg`)).toMatchObject({width: 1600, height: 1600});
  });

  it('crops to the part that the URL names', async () => {
    const strips = await Promise.all(
      ['top', 'center', 'bottom'].map(async (crop) =>
        bytesOf(await ask(`${HERO}?width=160&height=40&format=png&crop=${crop}`)),
      ),
    );
    const whole = await bytesOf(await ask(`${HERO}?width=160&format=png`));
    const tops = [0, 40, 80];
    for (const [index, strip] of strips.entries()) {
      const expected = await sharp(whole)
        .extract({left: 0, top: tops[index] ?? 0, width: 160, height: 40})
        .raw()
        .toBuffer();
      expect(expected.equals(await sharp(strip).raw().toBuffer())).toBe(true);
    }
  });

  it.each(['width=0', 'width=5761', 'width=abc', 'height=-1', 'crop=middle', 'format=gif'])(
    'rejects %s',
    async (query) => {
      const response = await ask(`${PACK}?${query}`);
      expect(response.status).toBe(400);
      expect(response.headers.get('Cache-Control')).toBe('no-store');
    },
  );
});

describe('the caching headers', () => {
  it('allow a picture to be cached forever, with a 304 for its ETag', async () => {
    const first = await ask(`${PACK}?width=80`, {Accept: BROWSER});
    const etag = first.headers.get('ETag') ?? '';
    expect(first.headers.get('Cache-Control')).toBe(FOREVER);
    expect(etag).toMatch(/^"[0-9a-f]{32}"$/);
    for (const known of [etag, `W/${etag}`, `"other", ${etag}`, '*']) {
      const again = await ask(`${PACK}?width=80`, {Accept: BROWSER, 'If-None-Match': known});
      expect(again.status).toBe(304);
      expect(again.headers.get('ETag')).toBe(etag);
      expect(again.headers.get('Vary')).toBe('Accept');
      expect(await again.text()).toBe('');
    }
  });

  it('never confuse two pictures', async () => {
    const tags = await Promise.all(
      [`${PACK}?width=80`, `${PACK}?width=81`, `${PACK}?width=80&format=webp`, `${HERO}?width=80`].map(async (path) =>
        (await ask(path)).headers.get('ETag'),
      ),
    );
    expect(new Set(tags).size).toBe(4);
    const other = await ask(`${PACK}?width=81`, {'If-None-Match': tags[0] ?? ''});
    expect(other.status).toBe(200);
  });

  it('are returned for HEAD without a body', async () => {
    for (const path of [`${PACK}?width=80`, CLIP]) {
      const [whole, head] = [await ask(path), await ask(path, {}, 'HEAD')];
      expect(head.status).toBe(200);
      expect([...head.headers]).toEqual([...whole.headers]);
      expect(Number(head.headers.get('Content-Length'))).toBe((await bytesOf(whole)).length);
      expect(await bytesOf(head)).toHaveLength(0);
    }
  });
});

describe('media URLs', () => {
  it.each([
    '/cdn/shop/files/no-such-dish-pack.png',
    '/cdn/shop/files/palak-paneer-pack.jpg',
    '/cdn/shop/files/..%2Fpalak-paneer-pack.png',
    '/cdn/shop/files/constructor.png',
    '/cdn/shop/videos/no-such-dish.mp4',
    '/cdn/shop/videos/..%2F..%2Frender-clips.mp4',
    '/cdn/shop/',
  ])('return 404 for %s', async (path) => {
    const response = await ask(path);
    expect(response.status).toBe(404);
    expect(response.headers.get('Cache-Control')).toBe('no-store');
  });

  it('outside of the media folders are not handled', async () => {
    expect(await media.handle(new Request('http://shop.test/products'))).toBeNull();
  });

  it('allow only reading', async () => {
    const response = await ask(PACK, {}, 'POST');
    expect(response.status).toBe(405);
    expect(response.headers.get('Allow')).toBe('GET, HEAD');
  });
});

describe('a clip', () => {
  it('is returned as a whole, and announces range support', async () => {
    const response = await ask(CLIP);
    expect(response.status).toBe(200);
    expect(response.headers.get('Content-Type')).toBe('video/mp4');
    expect(response.headers.get('Accept-Ranges')).toBe('bytes');
    expect(response.headers.get('Cache-Control')).toBe(FOREVER);
  });

  it.each([
    ['bytes=0-99', 0, 100],
    ['bytes=-50', -50, undefined],
    ['bytes=100-', 100, undefined],
  ])('is returned in the range %s', async (range, from, to) => {
    const whole = await bytesOf(await ask(CLIP));
    const response = await ask(CLIP, {Range: range});
    const expected = whole.subarray(from, to);
    const start = (from + whole.length) % whole.length;
    expect(response.status).toBe(206);
    expect(response.headers.get('Content-Range')).toBe(`bytes ${start}-${start + expected.length - 1}/${whole.length}`);
    expect(response.headers.get('Content-Length')).toBe(String(expected.length));
    expect((await bytesOf(response)).equals(expected)).toBe(true);
  });

  it('has no range beyond its end', async () => {
    const size = (await bytesOf(await ask(CLIP))).length;
    const response = await ask(CLIP, {Range: `bytes=${size}-`});
    expect(response.status).toBe(416);
    expect(response.headers.get('Content-Range')).toBe(`bytes */${size}`);
  });

  it('is returned as a whole if the range belongs to another version', async () => {
    const etag = (await ask(CLIP)).headers.get('ETag') ?? '';
    expect((await ask(CLIP, {Range: 'bytes=0-9', 'If-Range': etag})).status).toBe(206);
    expect((await ask(CLIP, {Range: 'bytes=0-9', 'If-Range': '"older"'})).status).toBe(200);
    expect((await ask(CLIP, {'If-None-Match': etag})).status).toBe(304);
  });
});

describe('a 3D model', () => {
  it('is returned as GLB, with a 304 for its ETag', async () => {
    const response = await ask('/cdn/shop/3d/models/tiffin.glb');
    expect(response.headers.get('Content-Type')).toBe('model/gltf-binary');
    const bytes = new Uint8Array(await response.arrayBuffer());
    expect(new TextDecoder().decode(bytes.subarray(0, 4))).toBe('glTF');
    const etag = response.headers.get('ETag') ?? '';
    expect((await ask('/cdn/shop/3d/models/tiffin.glb', {'If-None-Match': etag})).status).toBe(304);
    expect((await ask('/cdn/shop/3d/models/no-such-model.glb')).status).toBe(404);
  });
});

describe('the media files', () => {
  const files = mediaFiles();

  it('include every file of the seed', () => {
    const entries = [...SEED.products.flatMap(({media: gallery}) => gallery), ...SEED.clips, ...SEED.pictures];
    const ofEntries = entries.flatMap((entry) => [
      ...(entry.kind === 'external' ? [] : [entry.file]),
      ...(entry.kind === 'image' ? [] : [entry.poster]),
    ]);
    const ofCollections = SEED.collections.map(({handle}) => `collection-${handle}.png`);
    const named = [...ofEntries, ...ofCollections, 'hero.png'];
    expect(named.filter((file) => !files.includes(file))).toEqual([]);
  });

  it('have the declared size', async () => {
    for (const entry of SEED.products.flatMap(({media: gallery}) => gallery)) {
      if (entry.kind !== 'image') continue;
      const {width, height} = await imageOf(`/cdn/shop/files/${entry.file}?width=32&format=jpg`);
      expect((width ?? 0) / (height ?? 1)).toBeCloseTo(entry.width / entry.height);
    }
  });

  it.each(files.filter((file) => file.endsWith('.png')))('include %s in a small size for phones', async (file) => {
    const path = `/cdn/shop/files/${file}?v=1&width=${PHONE_WIDTH_PX}`;
    const [avif, webp] = await Promise.all(
      [BROWSER, 'image/webp'].map(async (accept) => bytesOf(await ask(path, {Accept: accept}))),
    );
    expect(avif?.length).toBeLessThanOrEqual(PICTURE_LIMIT_BYTES);
    expect(webp?.length).toBeLessThanOrEqual(PICTURE_LIMIT_BYTES);
  });

  it.each(files.filter((file) => file.endsWith('.mp4')))(
    'include %s, small and playable while it loads',
    async (file) => {
      const bytes = await bytesOf(await ask(`/cdn/shop/videos/${file}?v=1`));
      expect(bytes.length).toBeLessThanOrEqual(CLIP_LIMIT_BYTES);
      expect(bytes.indexOf('moov')).toBeGreaterThan(0);
      expect(bytes.indexOf('moov')).toBeLessThan(bytes.indexOf('mdat'));
    },
  );
});
