const HEADER_BYTES = 6;
const ENTRY_BYTES = 16;
const ICON_TYPE = 1;

interface IcoPicture {
  readonly png: Buffer;
  /** In pixels, below 256. */
  readonly size: number;
}

/**
 * Joins pictures in an .ico file: a header, an entry for each picture, and the pictures as they are.
 * @see https://learn.microsoft.com/previous-versions/ms997538(v=msdn.10)
 */
export function toIcoFile(pictures: readonly IcoPicture[]): Buffer {
  const header = Buffer.alloc(HEADER_BYTES + ENTRY_BYTES * pictures.length);
  header.writeUInt16LE(ICON_TYPE, 2);
  header.writeUInt16LE(pictures.length, 4);
  let offset = header.length;
  for (const [index, {png, size}] of pictures.entries()) {
    const entry = HEADER_BYTES + ENTRY_BYTES * index;
    header.writeUInt8(size, entry);
    header.writeUInt8(size, entry + 1);
    // One plane of 32 bits for each pixel.
    header.writeUInt16LE(1, entry + 4);
    header.writeUInt16LE(32, entry + 6);
    header.writeUInt32LE(png.length, entry + 8);
    header.writeUInt32LE(offset, entry + 12);
    offset += png.length;
  }
  return Buffer.concat([header, ...pictures.map(({png}) => png)]);
}
