import {describe, expect, it} from 'vitest';
import {productFixture} from '../catalog-fixtures';
import {toProduct, type ProductSource} from './to-product';

const field = (value: string) => ({value});

describe('toProduct', () => {
  it('leaves every part empty that has no data', () => {
    expect(toProduct(productFixture())).toMatchObject({
      title: 'Palak Paneer',
      price: '$7.99',
      compareAtPrice: null,
      savings: null,
      rating: null,
      reviewCount: null,
      badge: null,
      heat: null,
      hue: null,
      secondName: null,
      servings: 2,
      media: [],
      description: [],
      whyChoose: [],
      includes: [],
      ingredients: [],
      howToUse: [],
      storage: [],
      nutrition: null,
      seoDescription: '',
    });
  });

  it.each<[part: string, served: Partial<ProductSource>, expected: object]>([
    ['rating', {rating: field('five stars')}, {rating: null}],
    ['whyChoose', {whyChoose: field('[1, 2')}, {whyChoose: []}],
    ['howToUse', {howToUse: field('"Soak"')}, {howToUse: []}],
    ['hue', {hue: field('__proto__')}, {hue: null}],
    ['includes', {includes: {value: '?', references: {nodes: [{} as never]}}}, {includes: []}],
    ['nutrition', {nutrition: {reference: null}}, {nutrition: null}],
  ])('omits only %s if it is malformed', (_part, served, expected) => {
    const product = toProduct(productFixture({...served, heat: field('Mild')}));
    expect(product).toMatchObject({...expected, heat: 'Mild', price: '$7.99'});
  });

  it('counts the servings of a bundle by its components', () => {
    const includes = {
      value: JSON.stringify(['gid://shopify/Product/1', 'gid://shopify/Product/2', 'gid://shopify/Product/3']),
      references: {nodes: [{handle: 'palak-paneer', title: 'Palak Paneer', heat: field('Medium')}]},
    };
    expect(toProduct(productFixture({tags: ['bundle'], includes}))).toMatchObject({
      isBundle: true,
      size: 'Bundle',
      servings: 6,
      includes: [{handle: 'palak-paneer', title: 'Palak Paneer', heat: 'Medium'}],
    });
  });

  it("takes the meta description from the merchant's SEO text, or from the start of the description", () => {
    const descriptionHtml = `<p>${'Spinach and plenty of it. '.repeat(20)}</p>`;
    const shortened = toProduct(productFixture({descriptionHtml}))?.seoDescription ?? '';
    expect(shortened.length).toBeLessThanOrEqual(160);
    expect(shortened).toMatch(/^Spinach and plenty of it\. .*\w\.?…$/);
    expect(toProduct(productFixture({descriptionHtml, seo: {description: 'Green.'}}))?.seoDescription).toBe('Green.');
  });

  it('returns null without a variant', () => {
    expect(toProduct(productFixture({selectedOrFirstAvailableVariant: null}))).toBeNull();
  });
});
