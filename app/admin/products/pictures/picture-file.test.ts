import {expect, it} from 'vitest';
import {fileProblemOf, isFileNamed, toFileName} from './picture-file';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

it('a picture may have 20 MB', () => {
  const png = bytes('89504e470d0a1a0a0000000d');
  expect(fileProblemOf(png, 20 * 1024 * 1024)).toBeNull();
  expect(fileProblemOf(png, 20 * 1024 * 1024 + 1)).toBe('too-large');
  expect(fileProblemOf(bytes('3c737667'), 10)).toBe('no-picture');
});

it('the same picture has the same name at Shopify, also if Shopify appended to it', () => {
  const name = toFileName('palak-paneer', 'a'.repeat(64), 'image/png');
  expect(name).toBe('palak-paneer-aaaaaaaaaaaa.png');
  expect(isFileNamed('https://cdn.shopify.com/s/files/1/0001/files/palak-paneer-aaaaaaaaaaaa.png?v=1', name)).toBe(
    true,
  );
  expect(isFileNamed('https://cdn.shopify.com/s/files/palak-paneer-aaaaaaaaaaaa_7f1e.png?v=1', name)).toBe(true);
  expect(isFileNamed('https://cdn.shopify.com/s/files/palak-paneer-bbbbbbbbbbbb.png?v=1', name)).toBe(false);
});
