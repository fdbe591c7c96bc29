import {describe, expect, it} from 'vitest';
import {itemList, toPageMeta} from './page-meta';
import {SITE_FIXTURE} from './site-fixture';

const FACTS = {title: 'Bundles - Spice Route', page: 'Bundles', path: '/collections/bundles'};

const contentOf = (meta: ReturnType<typeof toPageMeta>, key: string) =>
  meta.flatMap((entry) =>
    ('property' in entry && entry.property === key) || ('name' in entry && entry.name === key) ? [entry.content] : [],
  );

describe('toPageMeta', () => {
  it('names the canonical URL of the page for search engines and for other sites', () => {
    const meta = toPageMeta(FACTS, SITE_FIXTURE);
    expect(contentOf(meta, 'robots')).toEqual([]);
    expect(meta).toContainEqual({
      tagName: 'link',
      rel: 'canonical',
      href: 'https://shop.example/collections/bundles',
    });
    expect(contentOf(meta, 'og:url')).toEqual(['https://shop.example/collections/bundles']);
  });

  it('keeps a page without a path out of search engines and names no canonical URL for it', () => {
    const meta = toPageMeta({...FACTS, path: null, parents: [{title: 'Products', path: '/products'}]}, SITE_FIXTURE);
    expect(JSON.stringify(meta)).not.toMatch(/canonical|og:url|BreadcrumbList/);
    expect(contentOf(meta, 'robots')).toEqual(['noindex']);
  });

  it('shares the picture of the page in the shape that networks show, or else the picture of the shop', () => {
    const site = {...SITE_FIXTURE, picture: {url: 'https://cdn.example/shop.jpg?v=1', altText: 'A table'}};
    expect(contentOf(toPageMeta(FACTS, site), 'og:image')).toEqual([
      'https://cdn.example/shop.jpg?v=1&width=1200&height=630&crop=center',
    ]);
    const meta = toPageMeta({...FACTS, picture: {url: '/cdn/bowl.png', altText: null}}, site);
    expect(contentOf(meta, 'og:image')).toEqual([
      'https://shop.example/cdn/bowl.png?width=1200&height=630&crop=center',
    ]);
    expect(contentOf(meta, 'og:image:alt')).toEqual([]);
  });

  it('shares no picture if there is none', () => {
    expect(contentOf(toPageMeta(FACTS, SITE_FIXTURE), 'twitter:card')).toEqual([]);
  });

  it('lists the pages above this one and the page itself as breadcrumbs', () => {
    const meta = toPageMeta({...FACTS, parents: [{title: 'Products', path: '/products'}]}, SITE_FIXTURE);
    expect(meta).toContainEqual({
      'script:ld+json': {
        '@context': 'https://schema.org',
        '@type': 'BreadcrumbList',
        itemListElement: [
          {'@type': 'ListItem', position: 1, name: 'Products', item: 'https://shop.example/products'},
          {'@type': 'ListItem', position: 2, name: 'Bundles', item: 'https://shop.example/collections/bundles'},
        ],
      },
    });
  });
});

describe('itemList', () => {
  it('numbers the pages of a list from one', () => {
    expect(itemList(['/product/dal'], SITE_FIXTURE).itemListElement).toEqual([
      {'@type': 'ListItem', position: 1, url: 'https://shop.example/product/dal'},
    ]);
  });
});
