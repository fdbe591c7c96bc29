import {z} from 'zod';
import {MAX_SEARCH_HITS, type FindHits} from '~/admin/frame/search-hit';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {customerPath} from '../customer-reference';
import {CUSTOMERS_COPY} from '../customers-copy';

const text = z.string().nullable();

const KnownCustomersSchema = z.array(z.object({id: z.string(), name: text, email: text}));

/** Finds customers for the search of the admin, among those who have ordered or signed in here. */
export const findCustomerHits: FindHits = (context, {userId, query}) =>
  nullIfUnavailable(context, async () => {
    const args = {p_actor_id: userId, p_text: query, p_limit: MAX_SEARCH_HITS};
    const customers = KnownCustomersSchema.parse(await context.backend.call('find_known_customers', args));
    return customers.map(({id, name, email}) => ({
      path: customerPath(id),
      title: name ?? email ?? CUSTOMERS_COPY.unnamed,
      detail: name === null ? null : email,
      note: null,
    }));
  });
