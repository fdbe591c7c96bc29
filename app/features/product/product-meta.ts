import {previewPicture} from '~/features/catalog/model/preview-picture';
import {productPath} from '~/features/catalog/model/product-path';
import type {ProductView} from '~/features/catalog/model/product-view';
import type {PageFacts, Site} from '~/core/page-meta';
import {PRODUCT_PARENTS} from './product-copy';

/** Returns what search engines and other sites read about a product. */
export function productFacts(product: ProductView, site: Site): Omit<PageFacts, 'title' | 'page'> {
  const {seoDescription, media} = product;
  const [picture] = media.flatMap((entry) => previewPicture(entry) ?? []);
  return {
    path: productPath(product.handle),
    description: seoDescription,
    type: 'product',
    picture,
    parents: PRODUCT_PARENTS,
    structuredData: [productJsonLd(product, site)],
  };
}

/** Creates the structured data of a product, without a rating: only one from stored reviews may be published. */
export function productJsonLd(product: ProductView, {origin}: Pick<Site, 'origin'>) {
  const {handle, title, secondName, seoDescription, amount, isAvailable, media, vendor, sku} = product;
  const url = new URL(productPath(handle), origin).href;
  const images = media.flatMap((entry) => (entry.kind === 'image' ? [new URL(entry.image.url, origin).href] : []));
  return {
    '@type': 'Product',
    name: title,
    ...(secondName && {alternateName: secondName}),
    ...(seoDescription && {description: seoDescription}),
    url,
    ...(sku && {sku}),
    ...(images.length > 0 && {image: images}),
    brand: {'@type': 'Brand', name: vendor},
    offers: {
      '@type': 'Offer',
      url,
      price: amount.amount,
      priceCurrency: amount.currencyCode,
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
    },
  };
}
