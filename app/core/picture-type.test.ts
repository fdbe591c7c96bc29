import {describe, expect, it} from 'vitest';
import {typeOfPicture} from './picture-type';

const bytes = (hex: string) => Uint8Array.from(hex.match(/../g) ?? [], (byte) => Number.parseInt(byte, 16));

describe('the format of a picture', () => {
  it.each([
    ['ffd8ffe000104a4649460001', 'image/jpeg'],
    ['89504e470d0a1a0a0000000d', 'image/png'],
    ['474946383961010001008000', 'image/gif'],
    ['524946461234567857454250', 'image/webp'],
  ])('is known by its first bytes %s', (hex, type) => expect(typeOfPicture(bytes(hex))).toBe(type));

  it.each(['', 'ffd8', '3c737667207769647468', '524946461234567841564920', '255044462d312e37'])(
    'is none for %s',
    (hex) => expect(typeOfPicture(bytes(hex))).toBeNull(),
  );
});
