import type {MetaDescriptor} from '@remix-run/react';
import {previewPicture} from '~/features/catalog/model/preview-picture';
import type {ProductView} from '~/features/catalog/model/product-view';

interface ProductMetaFacts {
  readonly product: ProductView;
  /** The document's title. */
  readonly title: string;
  /** Absolute URL of the page. */
  readonly canonicalUrl: string;
}

/** @returns title, description, canonical URL and structured data of a product page */
export function productMeta({product, title, canonicalUrl}: ProductMetaFacts): MetaDescriptor[] {
  const [image] = product.media.flatMap((entry) => previewPicture(entry)?.url ?? []);
  const description = product.seoDescription || title;
  return [
    {title},
    {name: 'description', content: description},
    {tagName: 'link', rel: 'canonical', href: canonicalUrl},
    {property: 'og:type', content: 'product'},
    {property: 'og:title', content: title},
    {property: 'og:description', content: description},
    {property: 'og:url', content: canonicalUrl},
    ...(image ? [{property: 'og:image', content: new URL(image, canonicalUrl).href}] : []),
    {'script:ld+json': productJsonLd(product, canonicalUrl)},
  ];
}

/**
 * Creates the structured data of a product, without a rating: only one from stored reviews may be published.
 * @returns unescaped data; Remix escapes it
 */
export function productJsonLd(product: ProductView, canonicalUrl: string) {
  const {title, secondName, seoDescription, amount, isAvailable, media, vendor} = product;
  const images = media.flatMap((entry) =>
    entry.kind === 'image' ? [new URL(entry.image.url, canonicalUrl).href] : [],
  );
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    ...(secondName && {alternateName: secondName}),
    ...(seoDescription && {description: seoDescription}),
    url: canonicalUrl,
    ...(images.length > 0 && {image: images}),
    brand: {'@type': 'Brand', name: vendor},
    offers: {
      '@type': 'Offer',
      url: canonicalUrl,
      price: amount.amount,
      priceCurrency: amount.currencyCode,
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
