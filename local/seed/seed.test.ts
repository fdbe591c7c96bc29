import {describe, expect, it} from 'vitest';
import {POLICY_FACTS} from './policy-facts';
import {SEED_DATE} from './seed-date';
import {SEED} from './seed';
import type {SeedMedia, SeedProduct} from './types';

const singles = SEED.products.filter(({productType}) => productType === 'Meal Kit');
const withFacts = singles.flatMap(({title, weightGrams, nutrition}) =>
  nutrition ? [{title, weightGrams, facts: nutrition}] : [],
);
const bundles = SEED.products.filter(({productType}) => productType === 'Bundle');
const articles = SEED.blogs.flatMap((blog) => blog.articles);
const ids = SEED.products.map(({catalogId}) => catalogId);

function byId(catalogId: string): SeedProduct {
  const product = SEED.products.find((candidate) => candidate.catalogId === catalogId);
  if (!product) throw new Error(`no product ${catalogId}`);
  return product;
}

const fileOf = (media: SeedMedia) => (media.kind === 'external' ? media.originUrl : media.file);

const slugOf = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^\w\s-]/g, '')
    .trim()
    .replace(/[\s-]+/g, '-');

const repeated = (values: readonly unknown[]): readonly unknown[] =>
  values.filter((value, at) => values.indexOf(value) !== at);

describe('the seed', () => {
  it('is unchanged after a JSON round trip', () => {
    expect(JSON.parse(JSON.stringify(SEED))).toEqual(SEED);
  });

  it.each([
    ['product numbers', SEED.products.map(({number}) => number)],
    ['catalog ids', ids],
    ['product handles', SEED.products.map(({handle}) => handle)],
    ['SKUs', SEED.products.map(({sku}) => sku)],
    ['media files', SEED.products.flatMap(({media}) => media.map(fileOf))],
    ['collection numbers', SEED.collections.map(({number}) => number)],
    ['collection handles', SEED.collections.map(({handle}) => handle)],
    ['page numbers', SEED.pages.map(({number}) => number)],
    ['page handles', SEED.pages.map(({handle}) => handle)],
    ['article numbers', articles.map(({number}) => number)],
    ['article handles', articles.map(({handle}) => handle)],
    ['promo codes', SEED.discounts.map(({code}) => code.toUpperCase())],
  ])('gives no two things the same identity: %s', (_, values) => {
    expect(repeated(values)).toEqual([]);
  });
});

describe('products', () => {
  it('have the numbers of their global ids', () => {
    expect(Object.fromEntries(SEED.products.map(({catalogId, number}) => [catalogId, number]))).toEqual({
      '1': 1,
      '2': 2,
      '3': 3,
      '4': 4,
      '5': 5,
      '6': 6,
      b1: 7,
      b2: 8,
      b3: 9,
      b4: 10,
    });
  });

  it.each(SEED.products)('$title has the handle of its title', ({title, handle}) => {
    expect(handle).toBe(slugOf(title));
  });

  it('have the prices of the price list', () => {
    expect(
      SEED.products.map(({catalogId, priceMinor, compareAtMinor}) => [catalogId, priceMinor, compareAtMinor]),
    ).toEqual([
      ...['1', '2', '3', '4', '5', '6'].map((id) => [id, 799, undefined]),
      ['b1', 4199, 4794],
      ['b2', 2199, 2397],
      ['b3', 2199, 2397],
      ['b4', 2199, 2397],
    ]);
  });

  it('are scarce where pages show scarcity, and plentiful elsewhere', () => {
    expect(SEED.products.filter(({stock}) => stock < 60).map(({catalogId, stock}) => [catalogId, stock])).toEqual([
      ['2', 8],
      ['6', 5],
    ]);
  });

  it('have the badges and tags that pages use', () => {
    const having = (test: (product: SeedProduct) => boolean) =>
      SEED.products.filter(test).map(({catalogId}) => catalogId);
    expect(having(({badge}) => badge === 'BEST VALUE')).toEqual(['b1']);
    expect(having(({badge}) => badge === 'MOST SOLD')).toEqual(['3']);
    expect(having(({tags}) => tags.includes('bestseller'))).toEqual(['1', 'b1']);
    expect(having(({tags}) => tags.includes('bundle'))).toEqual(['b1', 'b2', 'b3', 'b4']);
    expect(singles.every(({tags}) => tags.includes('size:2 servings'))).toBe(true);
  });

  it('have enough reviews and ratings between 4.6 and 4.9', () => {
    for (const {rating} of SEED.products) {
      expect(rating?.value).toBeGreaterThanOrEqual(4.6);
      expect(rating?.value).toBeLessThanOrEqual(4.9);
      expect(rating?.count).toBeGreaterThan(100);
    }
  });

  it.each(SEED.products)('$title has two or three paragraphs and four or five selling points', (product) => {
    expect([2, 3]).toContain(product.description.length);
    expect([4, 5]).toContain(product.whyChoose.length);
  });

  it.each(SEED.products)('$title has a gallery of bowl, pack, ingredients and then the clip', ({handle, media}) => {
    expect(media.map(fileOf)).toEqual([
      `${handle}-bowl.png`,
      `${handle}-pack.png`,
      `${handle}-ingredients.png`,
      `${handle}.mp4`,
    ]);
    expect(media.every(({altText}) => altText.length > 0)).toBe(true);
  });
});

describe('single packs', () => {
  it.each(singles)('$title has a clip for each step, whose times sum to the promised ones', ({recipe}) => {
    const {prepMinutes, cookMinutes} = POLICY_FACTS;
    const minutes = (recipe?.steps ?? []).flatMap((step) =>
      [...step.matchAll(/(\d+) minutes/g)].map(([, each]) => Number(each)),
    );
    expect(minutes.reduce((sum, each) => sum + each, 0)).toBe(prepMinutes + cookMinutes);
    const clips = SEED.clips.filter(({file}) => recipe?.stepClips.includes(file));
    expect(clips.map(({file}) => file)).toEqual(recipe?.stepClips);
    expect(clips).toHaveLength(recipe?.steps.length ?? 0);
  });

  it('have the same heat in the metafield and in the tag', () => {
    expect(singles.map(({heat}) => heat)).toEqual(['Mild', 'Medium', 'Hot', 'Medium', 'Medium', 'Medium-Hot']);
    for (const {heat, tags} of singles) expect(tags).toContain(`heat:${heat?.toLowerCase()}`);
  });

  it.each(singles)('$title is vegetarian, without oil, and names each allergen it contains', ({ingredients}) => {
    const [list = '', contains = ''] = ingredients?.split('\n') ?? [];
    expect(list).not.toMatch(/chicken|goat|lamb|beef|fish|gelatin|\boil\b|ghee|sugar|color/i);
    for (const allergen of ['milk', 'cashew', 'coconut'])
      expect(contains.includes(allergen)).toBe(list.includes(allergen));
  });

  it.each(singles)('$title has steps that start with the recipe paste', ({howToUse}) => {
    expect(howToUse?.[0]).toContain('½ cup (125 mL) hot water');
    expect(howToUse?.[1]).toContain('saute 8–10 minutes');
  });

  it('all have nutrition facts', () => {
    expect(withFacts).toHaveLength(singles.length);
  });

  it.each(withFacts)('$title has calories that follow from its carbohydrate, protein and fat', ({facts}) => {
    const {calories, totalCarbohydrateG, proteinG, totalFatG} = facts;
    const expected = 4 * totalCarbohydrateG + 4 * proteinG + 9 * totalFatG;
    expect(Math.abs(calories - expected) / expected).toBeLessThanOrEqual(0.12);
  });

  it.each(withFacts)(
    '$title has nutrition facts that fit into the pack and into one another',
    ({facts, weightGrams}) => {
      const servingGrams = Number(/\((\d+) g\)/.exec(facts.servingSize)?.[1]);
      expect(servingGrams * facts.servingsPerContainer).toBeLessThan(weightGrams);
      expect(facts.totalCarbohydrateG + facts.proteinG + facts.totalFatG).toBeLessThan(servingGrams);
      expect(facts.saturatedFatG + facts.transFatG).toBeLessThanOrEqual(facts.totalFatG);
      expect(facts.dietaryFiberG + facts.totalSugarsG).toBeLessThanOrEqual(facts.totalCarbohydrateG);
      expect(facts.addedSugarsG).toBeLessThanOrEqual(facts.totalSugarsG);
    },
  );

  it.each(withFacts)('$title meets the definition of low sodium', ({facts}) => {
    expect(facts.sodiumMg).toBeLessThanOrEqual(140);
  });
});

describe('bundles', () => {
  it('include the promised packs in order', () => {
    expect(Object.fromEntries(bundles.map(({catalogId, includes}) => [catalogId, includes]))).toEqual({
      b1: ['1', '2', '3', '4', '5', '6'],
      b2: ['5', '6', '4'],
      b3: ['1', '2', '3'],
      b4: ['6', '5', '3'],
    });
  });

  it.each(bundles)('$title compares with the price of its packs one by one, and is cheaper', (bundle) => {
    const components = (bundle.includes ?? []).map(byId);
    const sum = components.reduce((total, {priceMinor}) => total + priceMinor, 0);
    expect(bundle.compareAtMinor).toBe(sum);
    expect(bundle.compareAtMinor).toBeGreaterThan(bundle.priceMinor);
  });

  it.each(bundles)('$title has the total count and weight of its packs', ({includes = [], tags, weightGrams}) => {
    expect(tags).toContain(`size:${includes.length} products`);
    expect(weightGrams).toBe(includes.map(byId).reduce((total, component) => total + component.weightGrams, 0));
  });

  it('keeps the second name of the Desi Comfort Trio, with a redirect from its old path', () => {
    const {secondName = '', handle} = byId('b2');
    expect(secondName).toBe('Country Classics Bundle');
    expect(SEED.urlRedirects).toEqual([{path: `/product/${slugOf(secondName)}`, target: `/product/${handle}`}]);
  });
});

describe('articles', () => {
  it.each(articles)(
    '$title has 150 to 350 words, an excerpt of one or two sentences, tags and a picture',
    (article) => {
      const words = article.bodyHtml
        .replace(/<[^>]*>/g, ' ')
        .trim()
        .split(/\s+/).length;
      expect(words).toBeGreaterThanOrEqual(150);
      expect(words).toBeLessThanOrEqual(350);
      expect(article.excerpt.length).toBeGreaterThan(60);
      expect(article.excerpt.length).toBeLessThanOrEqual(160);
      expect(article.tags.length).toBeGreaterThan(0);
      expect(article.picture?.altText.length).toBeGreaterThan(20);
    },
  );

  it.each(articles)('$title was published before the date of the seed, and names two products', (article) => {
    expect(article.publishedAt < SEED_DATE).toBe(true);
    expect(article.relatedProducts?.map(byId)).toHaveLength(2);
  });
});

describe('collections and promo codes', () => {
  it("keeps the merchant's order in every collection", () => {
    expect(Object.fromEntries(SEED.collections.map(({handle, products}) => [handle, products]))).toEqual({
      'most-popular': ['b1', '4', '3', '2', 'b4', 'b2'],
      featured: ['b1', 'b2', '5', '2'],
      bundles: ['b1', 'b2', 'b3', 'b4'],
      all: ids,
    });
  });

  it('contains every promo code with its discount', () => {
    expect(Object.fromEntries(SEED.discounts.map(({code, takes}) => [code, takes]))).toEqual({
      FUSION15: {kind: 'percentage', percent: 15},
      SUMMER10: {kind: 'percentage', percent: 10},
      WELCOME15: {kind: 'percentage', percent: 15},
      WELCOME20: {kind: 'percentage', percent: 20},
      REDWHITECURRY: {kind: 'percentage', percent: 25},
      NEWCUSTOMER: {kind: 'amount', amountMinor: 500},
      FREESHIP: {kind: 'shipping', upToMinor: 599},
      DISCOUNT100: {kind: 'amount', amountMinor: 10_000},
    });
  });

  it('limits FUSION15 to once per customer, and lists REDWHITECURRY as expired', () => {
    expect(SEED.discounts.filter(({oncePerCustomer}) => oncePerCustomer).map(({code}) => code)).toEqual(['FUSION15']);
    expect(SEED.discounts.filter(({endsAt}) => endsAt && endsAt < SEED_DATE).map(({code}) => code)).toEqual([
      'REDWHITECURRY',
    ]);
  });
});
