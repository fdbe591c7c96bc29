import {z} from 'zod';
import type {ShopContext} from '../shop/state';
import {WIDGET_SCRIPT} from './widget-script';

/** The only company that the service knows. */
const COMPANY_ID = 'fusion-tiffin';

const HEADERS = {'access-control-allow-origin': '*', 'cache-control': 'no-store'};

const ProductsSchema = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text) as unknown;
    } catch {
      context.addIssue({code: 'custom', message: 'not JSON'});
      return z.NEVER;
    }
  })
  .pipe(z.tuple([z.string().min(1)]));

const QuerySchema = z.strictObject({company_id: z.string().min(1), products: ProductsSchema.optional()});

const refuse = (status: number, message: string): Response =>
  Response.json({errors: `The local reviews service: ${message}`}, {status, headers: HEADERS});

/** The testimonials of the catalog stand for the reviews of the company; it has none of single products. */
function reviewsOf({state}: ShopContext, isOfProduct: boolean) {
  const entries = isOfProduct ? [] : state.seed.metaobjects.filter(({type}) => type === 'testimonial');
  return entries.map(({handle, fields}) => {
    const valueOf = (key: string) => fields.find((field) => field.key === key)?.value ?? '';
    return {id: handle, name: valueOf('name'), review: valueOf('review'), rating: Number(valueOf('rating'))};
  });
}

function listReviews({searchParams}: URL, context: ShopContext): Response {
  const query = QuerySchema.safeParse(Object.fromEntries(searchParams));
  if (!query.success)
    return refuse(400, 'client_reviews takes company_id, and products as a JSON list of one product id, and no more');
  const {company_id: companyId, products} = query.data;
  if (companyId !== COMPANY_ID) return refuse(404, `there is no company ${companyId}; the only one is ${COMPANY_ID}`);
  return Response.json({reviews: reviewsOf(context, products !== undefined)}, {headers: HEADERS});
}

/**
 * Handles a service that keeps reviews: the script of its widget, and the reviews of a company as JSON.
 *
 * @returns the response, or null for other paths
 */
export function handleReviewsService(request: Request, context: ShopContext): Response | null {
  const url = new URL(request.url);
  if (!url.pathname.startsWith('/__reviews/')) return null;
  if (request.method !== 'GET') return refuse(405, `${request.method} is not emulated`);
  if (url.pathname === '/__reviews/client_reviews') return listReviews(url, context);
  if (url.pathname === '/__reviews/widget.js' && url.search === '')
    return new Response(WIDGET_SCRIPT, {headers: {...HEADERS, 'content-type': 'text/javascript; charset=utf-8'}});
  return refuse(404, `${url.pathname}${url.search} is not emulated`);
}
