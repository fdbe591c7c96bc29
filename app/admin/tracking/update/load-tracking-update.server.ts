import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {toSearchedText} from '~/core/searched-text';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {ShippingAddressSchema} from '~/orders/model/order-row';
import {findLatestImports} from '../import/find-latest-imports.server';
import {TRACKING_COPY} from './tracking-update-copy';
import type {TrackingUpdateView} from './tracking-update-view';

const MAX_FOUND = 8;
const MAX_TEXT_LENGTH = 60;

const FoundSchema = z
  .object({id: z.uuid(), order_number: z.string().nullable(), shipping_address: ShippingAddressSchema.nullable()})
  .transform(({id, order_number: number, shipping_address: address}) => ({
    id,
    name: number ?? TRACKING_COPY.unnamed,
    isNamed: number !== null,
    customer: [address?.first_name, address?.last_name].filter(Boolean).join(' ') || null,
  }));

/** Loads the form that updates tracking information, with the orders of a search. */
export async function loadTrackingUpdate({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request, 'packing');
  const {searchParams} = new URL(request.url);
  const textOf = (name: string) => toSearchedText(searchParams.get(name), MAX_TEXT_LENGTH);
  const search = textOf('q');
  const [found, imports] = await Promise.all([
    search ? findOrders(context, userId, search) : null,
    findLatestImports(context, userId),
  ]);
  const isUnavailable = search !== '' && found === null;
  const view: TrackingUpdateView = {
    order: textOf('order'),
    search,
    found,
    isUnavailable,
    unsentImports: (imports ?? []).filter(({unsentRows, isApproved}) => unsentRows > 0 && !isApproved),
    idempotencyKey: crypto.randomUUID(),
  };
  return data(view, {status: isUnavailable ? 503 : 200});
}

const findOrders = (context: Pick<AppContext, 'backend' | 'report'>, userId: string, search: string) =>
  nullIfUnavailable(context, async () =>
    z.array(FoundSchema).parse(
      await context.backend.call('find_desk_orders', {
        p_actor_id: userId,
        p_filter: {text: search},
        p_limit: MAX_FOUND,
        p_latest_first: true,
      }),
    ),
  );
