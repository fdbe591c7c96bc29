import type {MarketPicture} from '../media/market-pictures';
import type {SeedMedia} from '../types';

const MASTER_PX = 1600;

/** Returns the file of a picture of the market. */
export const pictureFile = (name: MarketPicture): string => `${name}.png`;

/** Returns a gallery of pictures with their alternative texts. */
export const marketGallery = (pictures: Readonly<Partial<Record<MarketPicture, string>>>): readonly SeedMedia[] =>
  Object.entries(pictures).map(([name, altText]) => ({
    kind: 'image',
    file: `${name}.png`,
    altText,
    width: MASTER_PX,
    height: MASTER_PX,
  }));
