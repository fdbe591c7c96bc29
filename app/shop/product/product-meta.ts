import {MARKET} from '~/core/market';
import {previewPicture} from '~/shop/catalog/model/preview-picture';
import {productPath} from '~/shop/catalog/model/product-path';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {toMoney} from '~/core/money';
import {absoluteUrl, type PageFacts, type Site} from '~/core/page-meta';
import {POLICY, type Span} from '~/core/policy';
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

const days = ({least, most}: Span) => ({
  '@type': 'QuantitativeValue',
  minValue: least,
  maxValue: most,
  unitCode: 'DAY',
});

/** Standard shipping of an order below the amount from which it is free. */
const SHIPPING = {
  '@type': 'OfferShippingDetails',
  shippingRate: {
    '@type': 'MonetaryAmount',
    value: toMoney(POLICY.standardShipping.priceMinor, MARKET.currency).amount,
    currency: MARKET.currency,
  },
  shippingDestination: {'@type': 'DefinedRegion', addressCountry: POLICY.shipsTo},
  deliveryTime: {
    '@type': 'ShippingDeliveryTime',
    handlingTime: days(POLICY.processingBusinessDays),
    transitTime: days(POLICY.standardShipping.businessDays),
  },
};

const RETURNS = {
  '@type': 'MerchantReturnPolicy',
  applicableCountry: POLICY.shipsTo,
  returnPolicyCategory: 'https://schema.org/MerchantReturnFiniteReturnWindow',
  merchantReturnDays: POLICY.returnDays,
  returnMethod: 'https://schema.org/ReturnByMail',
};

/** Creates the structured data of a product. A rating is published only if it comes from stored reviews. */
export function productJsonLd(product: ProductView, site: Pick<Site, 'origin'>) {
  const {handle, title, secondName, seoDescription, amount, isAvailable, media, vendor, sku} = product;
  const url = absoluteUrl(productPath(handle), site);
  const images = media.flatMap((entry) => (entry.kind === 'image' ? [absoluteUrl(entry.image.url, site)] : []));
  return {
    '@type': 'Product',
    name: title,
    ...(secondName && {alternateName: secondName}),
    ...(seoDescription && {description: seoDescription}),
    url,
    ...(sku && {sku}),
    ...(images.length > 0 && {image: images}),
    brand: {'@type': 'Brand', name: vendor},
    ...(product.hasOwnReviews && {aggregateRating: aggregateRating(product)}),
    offers: {
      '@type': 'Offer',
      url,
      price: amount.amount,
      priceCurrency: amount.currencyCode,
      availability: `https://schema.org/${isAvailable ? 'InStock' : 'OutOfStock'}`,
      itemCondition: 'https://schema.org/NewCondition',
      shippingDetails: SHIPPING,
      hasMerchantReturnPolicy: RETURNS,
    },
  };
}

const aggregateRating = ({rating, reviewCount}: ProductView) => ({
  '@type': 'AggregateRating',
  ratingValue: rating?.toFixed(1),
  reviewCount,
  bestRating: 5,
  worstRating: 1,
});
