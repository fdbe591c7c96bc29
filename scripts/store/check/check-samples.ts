import {z} from 'zod';
import {PLAIN_METAFIELDS} from '../../../local/seed/definitions/plain-metafields';
import {kitEntriesOf} from '../../../local/seed/products/kit-entries';
import {SEED} from '../../../local/seed/seed';
import type {AdminClient} from '../admin-client';
import {adminLink} from '../admin-links';
import {canonicalValue} from '../canonical-value';
import {toPlainText} from '../../../local/shop/catalog/to-plain-text';
import {POLICIES_QUERY} from '../steps/content.admin.gql';
import type {StoreEntry} from '../store-entries';
import type {CheckedProduct} from './check-products';
import {findingsOrDenial, type Finding} from './finding';

const PoliciesSchema = z.object({shop: z.object({shopPolicies: z.array(z.object({body: z.string()}))})});

const RATING = PLAIN_METAFIELDS.find(([namespace, key]) => namespace === 'product' && key === 'rating');

/** Returns the products whose rating is the invented one of the specification. */
function sampleRatings(products: readonly CheckedProduct[]): string[] {
  return products.flatMap(({handle, metafields}) => {
    const wanted = SEED.products.find((product) => product.handle === handle);
    const rating = metafields.nodes.find(({namespace, key}) => namespace === 'product' && key === 'rating');
    const sample = wanted && RATING?.[3](wanted);
    if (!rating || !sample) return [];
    return canonicalValue('rating', rating.value) === canonicalValue('rating', sample) ? [handle] : [];
  });
}

function sampleNutrition(entries: readonly StoreEntry[]): string[] {
  const samples = SEED.products.flatMap(kitEntriesOf).filter(({type}) => type === 'nutrition_facts');
  return samples.flatMap(({handle, type, fields}) => {
    const stored = entries.find((entry) => entry.type === type && entry.handle === handle);
    const isSample = fields.every((field) => {
      const value = stored?.fields.find(({key}) => key === field.key)?.value ?? null;
      return canonicalValue(field.type, value) === canonicalValue(field.type, field.value);
    });
    return stored && isSample ? [handle] : [];
  });
}

const sampleTestimonials = (entries: readonly StoreEntry[]): string[] =>
  entries
    .filter(
      ({type, fields}) =>
        type === 'testimonial' && fields.some(({key, value}) => key === 'is_sample' && value === 'true'),
    )
    .map(({handle}) => handle);

async function samplePolicies(admin: AdminClient): Promise<string[]> {
  const {shop} = await admin.request(POLICIES_QUERY, {}, PoliciesSchema);
  const texts = shop.shopPolicies.map(({body}) => toPlainText(body));
  return SEED.policies.filter(({bodyHtml}) => texts.includes(toPlainText(bodyHtml))).map(({title}) => title);
}

interface Checked {
  readonly products: readonly CheckedProduct[];
  readonly entries: readonly StoreEntry[];
  readonly domain: string;
  /** In the local shop samples are right. */
  readonly isLocal: boolean;
}

/** Finds the invented values that are still in the store. */
export async function checkSamples(admin: AdminClient, checked: Checked): Promise<Finding[]> {
  const {products, entries, domain, isLocal} = checked;
  const level = isLocal ? 'note' : 'problem';
  const finding = (names: readonly string[], what: string, path: string): Finding[] =>
    names.length === 0
      ? []
      : [{level, area: 'Samples', message: `${what}: ${names.join(', ')}`, link: adminLink(domain, path)}];
  return [
    ...finding(sampleTestimonials(entries), 'invented testimonials', 'content/metaobjects/testimonial'),
    ...finding(sampleRatings(products), 'invented ratings of', 'products'),
    ...finding(sampleNutrition(entries), 'invented nutrition facts of', 'content/metaobjects/nutrition_facts'),
    ...(await findingsOrDenial('Policies', async () =>
      finding(await samplePolicies(admin), 'policies that are samples', 'settings/legal'),
    )),
  ];
}
