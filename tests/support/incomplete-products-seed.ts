import {SEED_DATE} from '../../local/seed/seed-date';
import {SEED} from '../../local/seed/seed';
import type {Seed, SeedMedia, SeedProduct} from '../../local/seed/types';

const FIRST_NUMBER = 51;

/** The minimum that Shopify lets a merchant save. */
const bare = (handle: string, title: string, more: Partial<SeedProduct> = {}) => ({
  handle,
  title,
  productType: 'Meal Kit' as const,
  priceMinor: 799,
  stock: 20,
  weightGrams: 50,
  tags: [],
  description: [],
  whyChoose: [],
  media: [],
  createdAt: SEED_DATE,
  updatedAt: SEED_DATE,
  ...more,
});

const picture = (file: string): SeedMedia => ({
  kind: 'image',
  file,
  altText: `Drawing ${file}`,
  width: 1600,
  height: 1600,
});
const PICTURES = SEED.products
  .flatMap(({media}) => media)
  .filter(({kind}) => kind === 'image')
  .slice(0, 12);
const CLIP: SeedMedia = {
  kind: 'video',
  file: 'palak-paneer.mp4',
  poster: 'palak-paneer-bowl.png',
  altText: 'Cooking, a clip',
};

/** 120 characters: longer than any name should be, but Shopify lets a merchant save it. */
export const LONG_NAME = 'Slow Simmered '.repeat(8).padEnd(119, 'x') + '!';

const GAPS = [
  bare('bare-kit', 'Bare Kit'),
  bare('long-name', LONG_NAME, {media: [picture('palak-paneer-pack.png')]}),
  bare('many-pictures', 'Many Pictures', {media: PICTURES}),
  bare('only-a-clip', 'Only a Clip', {media: [CLIP]}),
  bare('only-a-film', 'Only a Film', {moreMedia: ['https://youtu.be/dQw4w9WgXcQ']}),
  bare('all-gone', 'All Gone', {stock: 0}),
  bare('no-facts', 'No Facts', {ingredients: '', storage: ' \n ', howToUse: ['', ' ']}),
  bare('k', 'K'),
  bare('for-nothing', 'For Nothing', {priceMinor: 0}),
  bare('films', 'Films', {
    media: [
      {
        kind: 'external',
        originUrl: 'https://www.youtube.com/shorts/dQw4w9WgXcQ',
        poster: 'palak-paneer-bowl.png',
        altText: 'Cooking, a film',
      },
      picture('palak-paneer-pack.png'),
    ],
    moreMedia: [
      {url: 'https://www.instagram.com/reels/CxYz12Ab/'},
      'javascript:alert(1)',
      '/cdn/shop/videos/palak-paneer.mp4',
      'https://vimeo.com/76979871',
    ],
  }),
];

/** The seeded shop, with an additional product for each field that a merchant may omit or overfill. */
export const INCOMPLETE_PRODUCTS_SEED: Seed = {
  ...SEED,
  products: [
    ...SEED.products,
    ...GAPS.map((gap, index) => ({
      ...gap,
      number: FIRST_NUMBER + index,
      catalogId: String(FIRST_NUMBER + index),
      sku: `GAP-${index}`,
    })),
  ],
};
