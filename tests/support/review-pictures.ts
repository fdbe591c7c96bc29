import sharp from 'sharp';

/** Draws a photo of one color that says by whom and where it was taken. */
export const drawPhoto = async (background: string, size = 400): Promise<Uint8Array<ArrayBuffer>> =>
  new Uint8Array(
    await sharp({create: {width: size * 2, height: size, channels: 3, background}})
      .jpeg()
      .withExif({IFD0: {Artist: 'Ada Lovelace'}, IFD3: {GPSLatitude: '52/1 31/1 0/1', GPSLatitudeRef: 'N'}})
      .toBuffer(),
  );
