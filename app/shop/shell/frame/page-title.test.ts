import {describe, expect, it} from 'vitest';
import {SITE_FIXTURE} from '~/core/site-fixture';
import {pageMeta} from './public-page-meta';
import {pageTitle, unlistedMeta} from './page-title';
import {shopJsonLd} from './shop-json-ld';

const settings = {instagramUrl: 'https://social.example/spices', facebookUrl: null};
const frame = {name: 'Spice Route', description: 'Meals by mail', picture: null, settings};
const matches = [{id: 'root', data: {frame, origin: 'https://shop.example'}}, {id: 'routes/faqs'}];
const failed = [{id: 'root', data: undefined}];

describe('pageTitle', () => {
  it('puts the name of the page before the name of the shop', () => {
    expect(pageTitle('FAQs', matches)).toBe('FAQs - Spice Route');
  });

  it('returns the name of the page alone when the root loader failed', () => {
    expect(pageTitle('Cart', failed)).toBe('Cart');
  });
});

describe('pageMeta', () => {
  it('uses the description of the shop for a page that has none', () => {
    expect(pageMeta('FAQs', matches, () => ({path: '/faqs'}))).toEqual(
      expect.arrayContaining([{title: 'FAQs - Spice Route'}, {name: 'description', content: 'Meals by mail'}]),
    );
  });

  it('keeps the error page after a failed root loader out of search engines', () => {
    expect(pageMeta('FAQs', failed, () => ({path: '/faqs'}))).toEqual([
      {title: 'FAQs'},
      {name: 'robots', content: 'noindex'},
    ]);
  });
});

describe('unlistedMeta', () => {
  it('describes a page and keeps it out of search engines', () => {
    expect(unlistedMeta('Product Detail', matches)).toEqual([
      {title: 'Product Detail - Spice Route'},
      {name: 'description', content: 'Meals by mail'},
      {name: 'robots', content: 'noindex'},
    ]);
  });

  it('names the canonical URL of a page that has several addresses', () => {
    expect(unlistedMeta('Login', matches, {path: '/auth'})).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.example/auth',
    });
  });
});

describe('shopJsonLd', () => {
  it('links the website to the organization, and omits profiles that the shop has not', () => {
    const [organization, website] = shopJsonLd(SITE_FIXTURE) as [object, object];
    expect(organization).toMatchObject({'@type': 'Organization', '@id': 'https://shop.example/#organization'});
    expect(organization).not.toHaveProperty('sameAs');
    expect(website).toMatchObject({publisher: {'@id': 'https://shop.example/#organization'}});
  });
});
