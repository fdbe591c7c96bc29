import {CARDS} from '~/shop/catalog/catalog-samples';
import {PICTURE} from '~/workbench/sample-pictures';
import type {HomeSectionsView} from './home-view';
import type {ReelsView} from './reels/reel-view';
import type {TestimonialView} from './testimonials/testimonial-view';

const words = (heading: string) => ({
  heading,
  paragraphs: ['A sentence that says what this is about, and a second one that gives a reason to stay.'],
});
const dish = (title: string) => ({handle: title.toLowerCase(), title, image: PICTURE, hue: null});
const [CARD] = CARDS;

export const HOME_SECTION_SAMPLES: HomeSectionsView = {
  story: {...words('Five of us'), picture: PICTURE},
  heat: {
    ...words('How hot?'),
    rungs: ['Mild', 'Medium', 'Medium-Hot', 'Hot'].map((heat) => ({
      heat,
      path: `/products?heat=${heat.toLowerCase()}`,
      dishes: [dish('Palak Paneer'), dish('Biryani')],
    })),
  },
  pack: {...words('In the pack'), picture: PICTURE, items: ['Spinach', 'Cumin'], product: CARD ?? null},
  tiffin: words('Build your tiffin'),
  origins: {...words('Regions'), origins: [{place: 'Kerala', spices: 'black pepper and green cardamom'}]},
  sampler: CARD ? {...words('All six'), product: CARD} : null,
  press: {
    ...words('In the press'),
    items: [
      {name: 'Food Weekly', text: '“Dinner, solved.”'},
      {name: 'Pantry Award 2026', text: ''},
    ],
  },
};

const REVIEW = 'I fried the paneer while the paste soaked, and we were eating before the rice was done. ';

/** Reviews of different lengths, one without a picture. */
export const TESTIMONIAL_SAMPLES: readonly TestimonialView[] = [1, 6, 2, 3].map((length, index) => ({
  id: String(index),
  name: index === 2 ? 'Maximiliana Featherstonehaugh-Venkataramanan' : 'Meera S.',
  review: REVIEW.repeat(length).trim(),
  rating: 5 - index,
  picture: index === 3 ? null : PICTURE,
}));

/** Reels, one without a poster. */
export const REEL_SAMPLES: ReelsView = {
  profileUrl: 'https://www.instagram.com/',
  reels: [0, 1, 2].map((index) => ({
    id: String(index),
    title: `Reel ${index + 1}`,
    url: `https://www.instagram.com/reel/Sample${index}/`,
    service: 'instagram',
    poster: index === 2 ? null : PICTURE,
  })),
};

/** No service responds at this address. */
export const REVIEWS_WIDGET_SAMPLE = {companyId: 'sample', scriptUrl: '/no-such-widget.js'} as const;
