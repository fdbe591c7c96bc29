import type {MetaDescriptor} from '@remix-run/react';
import type {ProductView} from '../model/product-view';

interface ProductMetaFacts {
  readonly product: ProductView;
  /** The document's title. */
  readonly title: string;
  /** The one address of the page, in full. */
  readonly canonicalUrl: string;
}

/** @returns title, description, canonical address and structured data of a product's page. */
export function productMeta({product, title, canonicalUrl}: ProductMetaFacts): MetaDescriptor[] {
  const image = firstPicture(product);
  return [
    {title},
    {name: 'description', content: product.seoDescription || title},
    {tagName: 'link', rel: 'canonical', href: canonicalUrl},
    {property: 'og:type', content: 'product'},
    {property: 'og:title', content: title},
    {property: 'og:description', content: product.seoDescription},
    {property: 'og:url', content: canonicalUrl},
    ...(image ? [{property: 'og:image', content: image}] : []),
    {'script:ld+json': productJsonLd(product, canonicalUrl)},
  ];
}

/**
 * Describes a product to machines. It states no rating: only one computed from stored reviews may be claimed.
 * @returns a value whose text the page escapes when it prints it
 */
export function productJsonLd(product: ProductView, canonicalUrl: string) {
  const {title, secondName, seoDescription, amount, isAvailable, media, vendor} = product;
  return {
    '@context': 'https://schema.org',
    '@type': 'Product',
    name: title,
    ...(secondName && {alternateName: secondName}),
    description: seoDescription,
    url: canonicalUrl,
    image: media.flatMap((entry) => (entry.kind === 'image' ? [entry.image.url] : [])),
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

const firstPicture = ({media}: ProductView) => media.find((entry) => entry.kind === 'image')?.image.url;
