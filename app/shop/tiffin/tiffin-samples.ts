import {PICTURE} from '~/workbench/sample-pictures';
import {dishFixture, tiffinFixture} from './tiffin-fixtures';

const HUES = ['tikka', 'palak', 'pepper', 'biryani', 'curry', 'goat'] as const;

/** Six dishes, of which one is sold out and one has a very long name. */
export const TIFFIN_SAMPLE = tiffinFixture({
  dishes: HUES.map((hue, index) =>
    dishFixture(hue, {
      hue,
      image: PICTURE,
      heat: index === 2 ? 'Hot' : 'Medium-Hot',
      isAvailable: index !== 5,
      ...(index === 4 && {name: 'Grandmother’s Slow-Simmered Sunday Chicken Curry, Family'}),
    }),
  ),
});
