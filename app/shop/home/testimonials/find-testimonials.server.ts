import {z} from 'zod';
import {memoize} from '~/core/memoize';
import type {AppContext} from '~/platform/context.server';
import {isLocalStore} from '~/platform/env.server';
import type {TestimonialsQuery} from '../../../../storefrontapi.generated';
import type {TestimonialView} from './testimonial-view';
import {TESTIMONIALS_QUERY} from './testimonials.gql';

type Tools = Pick<AppContext, 'storefront' | 'report' | 'config'>;
type Entry = NonNullable<TestimonialsQuery['testimonials']>['nodes'][number];

const RatingSchema = z.coerce.number().int().min(1).max(5);

/**
 * Finds the testimonials of the home page. A real store never shows samples, which would be invented customers.
 * @returns complete entries only; an empty list if Shopify fails, which is reported
 */
export async function findTestimonials({storefront, report, config}: Tools): Promise<readonly TestimonialView[]> {
  try {
    const response = await storefront.query(TESTIMONIALS_QUERY);
    const {shown, samples} = toTestimonials(response);
    return isLocalStore(config.PUBLIC_STORE_DOMAIN) ? [...shown, ...samples] : withoutSamples(shown, samples.length);
  } catch (error) {
    report(error);
    return [];
  }
}

let hasWarned = false;

/** Logs once per worker that samples are left out. */
function withoutSamples(shown: readonly TestimonialView[], sampleCount: number): readonly TestimonialView[] {
  if (sampleCount > 0 && !hasWarned) {
    hasWarned = true;
    console.warn(`${sampleCount} testimonials have is_sample set and are not shown: replace them by real ones`);
  }
  return shown;
}

/** Converts the entries; exported for tests. */
export const toTestimonials = memoize(({testimonials}: TestimonialsQuery) => {
  const nodes = testimonials?.nodes ?? [];
  return {
    shown: nodes.filter((entry) => !isSample(entry)).flatMap(toView),
    samples: nodes.filter(isSample).flatMap(toView),
  };
});

const isSample = ({isSample: field}: Entry): boolean => field?.value === 'true';

function toView({handle, name, review, rating, picture}: Entry): readonly TestimonialView[] {
  const stars = RatingSchema.safeParse(rating?.value ?? undefined);
  const words = {name: name?.value?.trim(), review: review?.value?.trim()};
  if (!stars.success || !words.name || !words.review) return [];
  const image = picture?.reference && 'image' in picture.reference ? picture.reference.image : null;
  return [{id: handle, name: words.name, review: words.review, rating: stars.data, picture: image ?? null}];
}
