import type {SeedMetaobject} from '../types';

const FIRST_NUMBER = 301;

/** Titles and posters; the addresses are built from invented ids, which belong to no post. */
const CLIPS: readonly (readonly [title: string, poster: string])[] = [
  ['Tikka masala, from pack to plate', 'chicken-tikka-masala-plate.png'],
  ['How green should palak be?', 'palak-paneer-plate.png'],
  ['Cracking pepper for the pepper chicken', 'spicy-pepper-chicken-plate.png'],
  ['Lifting the lid on a biryani', 'southern-spiced-biryani-bowl.png'],
  ['A weeknight chicken curry', 'desi-chicken-curry-plate.png'],
  ['Goat curry, slow and dark', 'desi-goat-curry-bowl.png'],
  ['Six dinners in one box', 'ultimate-desi-sampler-bowl.png'],
  ['Comfort food for a rainy week', 'desi-comfort-trio-bowl.png'],
  ['Three favorites, one table', 'traditional-favorites-bowl.png'],
  ['Hot, hotter, pass the yogurt', 'spicy-delights-bowl.png'],
  ['What goes into our palak', 'palak-paneer-ingredients.png'],
  ['The spices behind the biryani', 'southern-spiced-biryani-ingredients.png'],
];

export const REELS: readonly SeedMetaobject[] = CLIPS.map(([title, poster], index) => {
  const id = `FusionTiffin${String(index + 1).padStart(2, '0')}`;
  return {
    number: FIRST_NUMBER + index,
    type: 'reel',
    handle: `reel-${index + 1}`,
    fields: [
      {key: 'title', type: 'single_line_text_field', value: title},
      {key: 'url', type: 'url', value: `https://www.instagram.com/reel/${id}/`},
      {key: 'poster', type: 'file_reference', value: poster},
    ],
  };
});
