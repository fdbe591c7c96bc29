import type {SpiceMarketPicture} from '../media/spice-market-pictures';
import type {SeedMedia} from '../types';

const MASTER_PX = 1600;

/** Returns the file of a picture of the spice market. */
export const pictureFile = (name: SpiceMarketPicture): string => `${name}.png`;

/** Returns a gallery of pictures with their alternative texts. */
export const spiceMarketGallery = (
  pictures: Readonly<Partial<Record<SpiceMarketPicture, string>>>,
): readonly SeedMedia[] =>
  Object.entries(pictures).map(([name, altText]) => ({
    kind: 'image',
    file: pictureFile(name as SpiceMarketPicture),
    altText,
    width: MASTER_PX,
    height: MASTER_PX,
  }));
