import {z} from 'zod';

/** Rules of schema.org and of Google's rich results for the types that the storefront publishes; others are refused. */
const url = z.url({protocol: /^https?$/});
const text = z.string().trim().min(1);
const minutes = z.string().regex(/^PT\d+M$/);

const organizationRef = z.strictObject({'@id': url});
const organization = z.strictObject({'@type': z.literal('Organization'), name: text, url});
const isNumbered = (items: readonly {position: number}[]) => items.every(({position}, index) => position === index + 1);
const listItem = {'@type': z.literal('ListItem'), position: z.int()};
const crumbs = z
  .array(z.strictObject({...listItem, name: text, item: url}))
  .min(1)
  .refine(isNumbered);
const entries = z
  .array(z.strictObject({...listItem, url}))
  .min(1)
  .refine(isNumbered);

const days = z
  .strictObject({
    '@type': z.literal('QuantitativeValue'),
    minValue: z.int(),
    maxValue: z.int(),
    unitCode: z.literal('DAY'),
  })
  .refine(({minValue, maxValue}) => minValue <= maxValue);
const country = z.literal('US');

const offer = z.strictObject({
  '@type': z.literal('Offer'),
  url,
  price: z.string().regex(/^\d+(\.\d{1,2})?$/),
  priceCurrency: z.literal('USD'),
  availability: z.enum(['https://schema.org/InStock', 'https://schema.org/OutOfStock', 'https://schema.org/BackOrder']),
  availabilityStarts: z.iso.date().optional(),
  itemCondition: z.literal('https://schema.org/NewCondition'),
  shippingDetails: z.strictObject({
    '@type': z.literal('OfferShippingDetails'),
    shippingRate: z.strictObject({
      '@type': z.literal('MonetaryAmount'),
      value: z.string().regex(/^\d+\.\d{2}$/),
      currency: z.literal('USD'),
    }),
    shippingDestination: z.strictObject({'@type': z.literal('DefinedRegion'), addressCountry: country}),
    deliveryTime: z.strictObject({'@type': z.literal('ShippingDeliveryTime'), handlingTime: days, transitTime: days}),
  }),
  hasMerchantReturnPolicy: z.strictObject({
    '@type': z.literal('MerchantReturnPolicy'),
    applicableCountry: country,
    returnPolicyCategory: z.literal('https://schema.org/MerchantReturnFiniteReturnWindow'),
    merchantReturnDays: z.int().positive(),
    returnMethod: z.literal('https://schema.org/ReturnByMail'),
  }),
});

const SCHEMAS = [
  z.strictObject({
    '@type': z.literal('Organization'),
    '@id': url,
    name: text,
    url,
    logo: url,
    description: text,
    sameAs: z.array(url).min(1).optional(),
  }),
  z.strictObject({
    '@type': z.literal('WebSite'),
    name: text,
    url,
    publisher: organizationRef,
    potentialAction: z.strictObject({
      '@type': z.literal('SearchAction'),
      target: z.strictObject({
        '@type': z.literal('EntryPoint'),
        urlTemplate: z.string().includes('{search_term_string}'),
      }),
      'query-input': z.literal('required name=search_term_string'),
    }),
  }),
  z.strictObject({'@type': z.literal('BreadcrumbList'), itemListElement: crumbs}),
  z.strictObject({'@type': z.literal('ItemList'), itemListElement: entries}),
  z.strictObject({
    '@type': z.literal('Product'),
    name: text,
    alternateName: text.optional(),
    description: text.optional(),
    url,
    sku: text.optional(),
    image: z.array(url).min(1),
    brand: z.strictObject({'@type': z.literal('Brand'), name: text}),
    offers: offer,
  }),
  z.strictObject({
    '@type': z.literal('BlogPosting'),
    headline: text.max(110),
    url,
    mainEntityOfPage: url,
    description: text.optional(),
    image: z.array(url).min(1).optional(),
    datePublished: z.iso.datetime(),
    author: z.union([z.strictObject({'@type': z.literal('Person'), name: text}), organization]),
    publisher: organization,
    articleSection: text,
    keywords: text.optional(),
    wordCount: z.int().positive(),
  }),
  z.strictObject({
    '@type': z.literal('Recipe'),
    name: text,
    description: text,
    url,
    author: z.strictObject({'@type': z.literal('Organization'), name: text}),
    image: z.array(url).min(1),
    recipeCuisine: text,
    recipeCategory: text,
    prepTime: minutes,
    cookTime: minutes,
    totalTime: minutes,
    recipeYield: text.optional(),
    recipeIngredient: z.array(text).min(1),
    recipeInstructions: z.array(z.strictObject({'@type': z.literal('HowToStep'), text})).min(1),
  }),
] as const;

const StructuredDatum = z.discriminatedUnion('@type', SCHEMAS);

export type StructuredDatum = z.infer<typeof StructuredDatum>;

/**
 * Reads the structured data of a page.
 * @throws if an object is not JSON, has another context, or breaks a rule of its type
 */
export function readStructuredData(html: string): readonly StructuredDatum[] {
  const scripts = html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs);
  return [...scripts].map(([, json = '']) => {
    const {'@context': context, ...datum} = z.looseObject({'@context': z.string()}).parse(JSON.parse(json));
    if (context !== 'https://schema.org') throw new Error(`unexpected @context: ${context}`);
    return StructuredDatum.parse(datum);
  });
}
