import {MARKET} from '~/core/market';
import {previewPicture} from '~/shop/catalog/model/preview-picture';
import type {SelectedOption, VariantView} from '~/shop/catalog/model/option-view';
import {productPath} from '~/shop/catalog/model/product-path';
import {toVariantTitle, variantPath, withValue} from '~/shop/catalog/model/variant-path';
import type {ProductView} from '~/shop/catalog/model/product-view';
import {absoluteUrl, type PageFacts, type Site} from '~/core/page-meta';
import {POLICY, type Span} from '~/core/policy';
import {variantName} from '~/core/variant-name';
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
    // The market's currency has cents; the code that knows others would be loaded for this alone.
    value: (POLICY.standardShipping.priceMinor / 100).toFixed(2),
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
  const {handle, title, secondName, seoDescription, media, vendor, sku} = product;
  const url = absoluteUrl(productPath(handle), site);
  const images = media.flatMap((entry) => (entry.kind === 'image' ? [absoluteUrl(entry.image.url, site)] : []));
  const isGroup = product.options.length > 0;
  return {
    '@type': isGroup ? 'ProductGroup' : 'Product',
    name: title,
    ...(secondName && {alternateName: secondName}),
    ...(seoDescription && {description: seoDescription}),
    url,
    ...(!isGroup && sku && {sku}),
    ...(images.length > 0 && {image: images}),
    brand: {'@type': 'Brand', name: vendor},
    ...(product.hasOwnReviews && {aggregateRating: aggregateRating(product)}),
    ...(product.isCombined
      ? combinedGroup(product, site)
      : isGroup
        ? variantGroup(product, site)
        : {offers: {...offer(product, url), ...TERMS}}),
  };
}

/** The products of a combined listing, which have their offers on pages of their own. */
function combinedGroup({id, options}: ProductView, site: Pick<Site, 'origin'>) {
  const paths = options.flatMap(({values}) => values.flatMap(({nearest}) => nearest?.split('?')[0] ?? []));
  return {
    productGroupID: numberOf(id),
    hasVariant: [...new Set(paths)].map((path) => ({url: absoluteUrl(path, site)})),
  };
}

const numberOf = (id: string): string => id.slice(id.lastIndexOf('/') + 1);

const TERMS = {shippingDetails: SHIPPING, hasMerchantReturnPolicy: RETURNS};

const availabilityOf = ({isAvailable, backorder}: Pick<VariantView, 'isAvailable' | 'backorder'>): string => {
  if (!isAvailable) return 'OutOfStock';
  return backorder ? 'BackOrder' : 'InStock';
};

const offer = (variant: Pick<VariantView, 'amount' | 'isAvailable' | 'backorder'>, url: string) => ({
  '@type': 'Offer',
  url,
  price: variant.amount.amount,
  priceCurrency: variant.amount.currencyCode,
  availability: `https://schema.org/${availabilityOf(variant)}`,
  ...(variant.backorder?.shipsOn && {availabilityStarts: variant.backorder.shipsOn}),
  itemCondition: 'https://schema.org/NewCondition',
});

/** The neighbors of the variant that the page shows: all variants would be up to 2,048. */
const MAX_VARIANTS = 6;

/** Options that search engines know. */
const VARIES_BY = ['size', 'color', 'material', 'pattern'];

function variantGroup(product: ProductView, site: Pick<Site, 'origin'>) {
  const {id, handle, title, options, selectedOptions} = product;
  const names = options.map(({name}) => name.toLowerCase()).filter((name) => VARIES_BY.includes(name));
  const toVariant = (variant: VariantView, selected: readonly SelectedOption[]) => {
    const known = selected.filter(({name}) => VARIES_BY.includes(name.toLowerCase()));
    return {
      '@type': 'Product',
      name: variantName(title, toVariantTitle(selected)),
      ...(variant.sku && {sku: variant.sku}),
      ...(variant.picture && {image: absoluteUrl(variant.picture.url, site)}),
      ...Object.fromEntries(known.map(({name, value}) => [name.toLowerCase(), value])),
      offers: {
        ...offer(variant, absoluteUrl(variantPath(handle, selected), site)),
        ...(variant === product && TERMS),
      },
    };
  };
  const neighbors = options.flatMap(({name, values}) =>
    values.flatMap(({variant, name: value}) =>
      variant ? [toVariant(variant, withValue(selectedOptions, name, value))] : [],
    ),
  );
  return {
    productGroupID: numberOf(id),
    ...(names.length > 0 && {variesBy: names.map((name) => `https://schema.org/${name}`)}),
    hasVariant: [toVariant(product, selectedOptions), ...neighbors.slice(0, MAX_VARIANTS - 1)],
  };
}

const aggregateRating = ({rating, reviewCount}: ProductView) => ({
  '@type': 'AggregateRating',
  ratingValue: rating?.toFixed(1),
  reviewCount,
  bestRating: 5,
  worstRating: 1,
});
