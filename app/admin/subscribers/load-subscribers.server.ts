import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import {toFullName} from '~/core/person-name';
import {toSearchedText} from '~/core/searched-text';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {createMailer} from '~/platform/mail/mailer.server';
import {createAdmin} from '~/platform/shopify/admin.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {findSubscriberTotals} from './find-subscriber-totals.server';
import {
  SUBSCRIBER_FILTERS,
  type LoadedSubscribers,
  type SubscriberPage,
  type SubscriberRowView,
} from './subscriber-desk-view';

const PER_PAGE = 50;
const MAX_SEARCH_LENGTH = 255;

const RowSchema = z.object({
  id: z.uuid(),
  email: z.string(),
  first_name: z.string(),
  last_name: z.string(),
  state: z.enum(['pending', 'confirmed', 'unsubscribed']),
  on_popup: z.boolean(),
  on_waitlist: z.boolean(),
  created_at: z.string(),
  is_code_issued: z.boolean(),
  shop_error: z.string().nullable(),
  mail: z
    .object({
      id: z.uuid(),
      kind: z.enum(['confirmation', 'code', 'waitlist']),
      state: z.enum(['queued', 'sent', 'failed', 'cancelled']),
      attempts: z.int(),
      error: z.string().nullable(),
    })
    .nullable(),
});

const PositionSchema = z
  .string()
  .max(100)
  .transform((position) => position.split('_'))
  .pipe(z.tuple([z.iso.datetime({offset: true}), z.uuid()]))
  .transform(([created_at, id]) => ({created_at, id}));

/** What the address of the list asks for. */
interface SubscribersRequest {
  readonly search: string;
  readonly filter: LoadedSubscribers['filter'];
  readonly after: z.output<typeof PositionSchema> | null;
}

/** Loads one page of the subscribers. @throws Response for everyone but admins */
export async function loadSubscribers({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const params = new URL(request.url).searchParams;
  const wanted: SubscribersRequest = {
    search: toSearchedText(params.get('q'), MAX_SEARCH_LENGTH),
    filter: z.enum(SUBSCRIBER_FILTERS).safeParse(params.get('filter')).data ?? '',
    after: PositionSchema.safeParse(params.get('after')).data ?? null,
  };
  const page = await nullIfUnavailable(context, () => findPage(context, userId, wanted));
  const loaded: LoadedSubscribers = {
    search: wanted.search,
    filter: wanted.filter,
    isFirst: wanted.after === null,
    page,
    hasMailer: createMailer(context.config) !== null,
    hasAdmin: createAdmin(context.config) !== null,
  };
  return data(loaded, {status: page ? 200 : 503});
}

async function findPage(
  context: AppContext,
  userId: string,
  {search, filter, after}: SubscribersRequest,
): Promise<SubscriberPage> {
  const [found, totals] = await Promise.all([
    context.backend.call('find_subscribers', {
      p_actor_id: userId,
      p_search: search,
      p_filter: filter,
      p_limit: PER_PAGE + 1,
      ...(after && {p_after: after}),
    }),
    findSubscriberTotals(context, userId),
  ]);
  const rows = z.array(RowSchema).parse(found);
  const shown = rows.slice(0, PER_PAGE);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  const query = {...(search && {q: search}), ...(filter && {filter})};
  return {
    rows: shown.map(toRow),
    totals,
    next: last ? `?${new URLSearchParams({...query, after: `${last.created_at}_${last.id}`}).toString()}` : null,
  };
}

const toRow = (row: z.output<typeof RowSchema>): SubscriberRowView => ({
  id: row.id,
  name: toFullName({firstName: row.first_name, lastName: row.last_name}),
  email: row.email,
  state: row.state,
  isOnPopup: row.on_popup,
  isOnWaitlist: row.on_waitlist,
  since: toMomentView(row.created_at, 'short'),
  isCodeIssued: row.is_code_issued,
  shopError: row.shop_error,
  mail: row.mail,
});
