import sharp from 'sharp';
import {describe, expect, it} from 'vitest';
import {cleanPicture} from './clean-picture.server';

const draw = (width = 40, height = 20) => sharp({create: {width, height, channels: 3, background: '#3a7d44'}});

/** Where and by whom a photo was taken. */
const EXIF = {IFD0: {Artist: 'Ada Lovelace', Make: 'Phone'}, IFD3: {GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N'}};

const bytesOf = (buffer: Buffer): Uint8Array<ArrayBuffer> => new Uint8Array(buffer);

function clean(bytes: Uint8Array): Uint8Array<ArrayBuffer> {
  const result = cleanPicture(bytes);
  if (!result.ok) throw new Error(result.error);
  return result.value.bytes;
}

const ascii = (text: string) => [...text].map((character) => character.charCodeAt(0));
/** Returns a segment of a JPEG file with this content. */
const segment = (marker: number, content: readonly number[]) => [
  0xff,
  marker,
  (content.length + 2) >> 8,
  (content.length + 2) & 0xff,
  ...content,
];
const insert = (bytes: Uint8Array, at: number, added: readonly number[]) =>
  new Uint8Array([...bytes.subarray(0, at), ...added, ...bytes.subarray(at)]);
const contains = (bytes: Uint8Array, text: string) => Buffer.from(bytes).includes(text);
const pixelsOf = (bytes: Uint8Array) => sharp(bytes).raw().toBuffer();

const JPEG = await draw().jpeg().withExif(EXIF).toBuffer();
const PNG = await draw().png().withExif(EXIF).toBuffer();
const WEBP = await draw().webp().withExif(EXIF).toBuffer();
const GIF = await draw().gif().toBuffer();

/** Returns a picture whose head states another size. */
const resized = (original: Uint8Array, change: (view: DataView) => void): Uint8Array => {
  const bytes = new Uint8Array(original);
  change(new DataView(bytes.buffer));
  return bytes;
};
const SMALL = {
  jpeg: await draw().jpeg().toBuffer(),
  png: await draw().png().toBuffer(),
  webp: await draw().webp().toBuffer(),
};
const resizeJpeg = (width: number, height: number) =>
  resized(SMALL.jpeg, (view) => {
    const frame = SMALL.jpeg.indexOf(Buffer.from([0xff, 0xc0]));
    view.setUint16(frame + 5, height);
    view.setUint16(frame + 7, width);
  });
const resizePng = (width: number, height: number) =>
  resized(SMALL.png, (view) => {
    view.setUint32(16, width);
    view.setUint32(20, height);
  });
const resizeWebp = (width: number, height: number) =>
  resized(SMALL.webp, (view) => {
    view.setUint16(26, width, true);
    view.setUint16(28, height, true);
  });

describe('cleaning a picture', () => {
  it.each([
    ['JPEG', JPEG, 'image/jpeg'],
    ['PNG', PNG, 'image/png'],
    ['WebP', WEBP, 'image/webp'],
  ])('removes where and by whom a %s was taken, and leaves each pixel as it is', async (_format, original, type) => {
    expect(contains(original, 'Ada Lovelace')).toBe(true);
    const result = cleanPicture(bytesOf(original));
    expect(result).toMatchObject({ok: true, value: {type}});
    const cleaned = clean(bytesOf(original));
    expect(contains(cleaned, 'Ada Lovelace')).toBe(false);
    expect((await sharp(cleaned).metadata()).exif).toBeUndefined();
    expect(await pixelsOf(cleaned)).toEqual(await pixelsOf(original));
  });

  it('keeps the orientation of a JPEG and nothing else of its EXIF, so that it does not lie on its side', async () => {
    const original = await draw().jpeg().withExif(EXIF).withMetadata({orientation: 6}).toBuffer();
    const cleaned = clean(bytesOf(original));
    const {orientation, exif, autoOrient} = await sharp(cleaned).metadata();
    expect(orientation).toBe(6);
    expect(exif?.byteLength).toBeLessThan(40);
    expect(autoOrient).toEqual({width: 20, height: 40});
  });

  it('keeps the color profile', async () => {
    for (const original of [
      await draw().withIccProfile('p3').jpeg().toBuffer(),
      await draw().withIccProfile('p3').png().toBuffer(),
      await draw().withIccProfile('p3').webp().toBuffer(),
    ])
      expect((await sharp(clean(bytesOf(original))).metadata()).icc).toEqual((await sharp(original).metadata()).icc);
  });

  it('removes comments, captions, previews and further pictures of a JPEG', () => {
    const hidden = [
      segment(0xfe, ascii('secret')),
      segment(0xed, ascii('Photoshop 3.0\0secret')),
      segment(0xe1, ascii('http://ns.adobe.com/xap/1.0/\0secret')),
      segment(0xe2, ascii('MPF\0secret')),
      segment(0xe0, ascii('JFXX\0secret')),
    ].flat();
    const cleaned = clean(new Uint8Array([...insert(bytesOf(JPEG), 2, hidden), ...ascii('secret clip')]));
    expect(contains(cleaned, 'secret')).toBe(false);
    expect(cleaned).toEqual(clean(bytesOf(JPEG)));
  });

  it('removes what follows the end of a PNG', () => {
    expect(contains(clean(new Uint8Array([...PNG, ...ascii('secret')])), 'secret')).toBe(false);
  });

  it('keeps each scan of a progressive JPEG', async () => {
    const original = await sharp({
      create: {
        width: 300,
        height: 200,
        channels: 3,
        noise: {type: 'gaussian', mean: 128, sigma: 30},
        background: '#000',
      },
    })
      .jpeg({progressive: true})
      .toBuffer();
    expect(await pixelsOf(clean(bytesOf(original)))).toEqual(await pixelsOf(original));
  });

  it('is the same for the same picture, cleaned or not', () => {
    for (const original of [JPEG, PNG, WEBP]) {
      const cleaned = clean(bytesOf(original));
      expect(clean(cleaned)).toEqual(cleaned);
    }
  });
});

describe('a file that is no picture for a review', () => {
  it.each([
    ['a GIF', bytesOf(GIF)],
    ['text', new TextEncoder().encode('<svg onload="alert(1)">')],
    ['nothing', new Uint8Array()],
    ['a JPEG without its scans', bytesOf(JPEG.subarray(0, 200))],
    ['a PNG without its end', bytesOf(PNG.subarray(0, -12))],
    ['a WebP without its end', bytesOf(WEBP.subarray(0, -4))],
    ['a JPEG whose segment is longer than the file', new Uint8Array([0xff, 0xd8, 0xff, 0xe1, 0xff, 0xff, 0])],
    ['a PNG without a head', new Uint8Array([...PNG.subarray(0, 8), ...PNG.subarray(33)])],
  ])('is refused: %s', (_what, bytes) => {
    expect(cleanPicture(bytes)).toEqual({ok: false, error: 'no-picture'});
  });

  it('is refused above 5 MB', () => {
    const padded = new Uint8Array(5 * 1024 * 1024 + 1);
    padded.set(JPEG);
    expect(cleanPicture(padded)).toEqual({ok: false, error: 'too-large'});
    expect(cleanPicture(padded.subarray(1))).not.toEqual({ok: false, error: 'too-large'});
  });

  it.each([
    ['JPEG', resizeJpeg],
    ['PNG', resizePng],
    ['WebP', resizeWebp],
  ])('is refused above 20 megapixels as %s', (_format, resize) => {
    expect(cleanPicture(resize(5_001, 4_000))).toEqual({ok: false, error: 'too-many-pixels'});
    expect(cleanPicture(resize(5_000, 4_000)).ok).toBe(true);
  });
});
