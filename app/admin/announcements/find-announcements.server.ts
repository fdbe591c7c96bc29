import {z} from 'zod';
import {toMomentView} from '~/core/moments';
import type {Backend} from '~/platform/supabase/backend.server';
import {ANNOUNCEMENT_TYPES, AUDIENCES} from './announcement';
import {MAX_FOUND_PEOPLE, type AnnouncementView, type AudienceSizes, type PersonView} from './announcement-view';

const ANNOUNCEMENTS_PER_PAGE = 20;

const text = z.string().nullable();

const AnnouncementSchema = z.object({
  id: z.uuid(),
  type: z.enum(ANNOUNCEMENT_TYPES),
  title: z.string(),
  message: z.string(),
  audience: z.enum(AUDIENCES),
  created_at: z.string(),
  reached: z.int(),
  read: z.int(),
  is_sent: z.boolean(),
  author: text,
  recipient: text,
});

const PersonSchema = z.object({id: z.uuid(), name: text, emails: z.array(z.string())});

const PositionSchema = z
  .string()
  .max(100)
  .transform((position) => position.split('_'))
  .pipe(z.tuple([z.iso.datetime({offset: true}), z.uuid()]))
  .transform(([created_at, id]) => ({created_at, id}));

/** Calls the database as an admin. */
export interface AnnouncementReader {
  readonly backend: Pick<Backend, 'call'>;
  readonly userId: string;
}

/** One page of the history. */
export interface AnnouncementPage {
  readonly announcements: readonly AnnouncementView[];
  /** The query of the next page; null on the last one. */
  readonly next: string | null;
  readonly isFirst: boolean;
}

/**
 * Finds one page of the sent announcements, the newest first.
 * @param after the position from the query of the previous page; anything invalid means the first page
 * @throws BackendUnavailable
 */
export async function findAnnouncements(
  {backend, userId}: AnnouncementReader,
  after: string | null,
): Promise<AnnouncementPage> {
  const position = PositionSchema.safeParse(after).data ?? null;
  const found = await backend.call('find_announcements', {
    p_actor_id: userId,
    p_limit: ANNOUNCEMENTS_PER_PAGE + 1,
    ...(position && {p_after: position}),
  });
  const rows = z.array(AnnouncementSchema).parse(found);
  const shown = rows.slice(0, ANNOUNCEMENTS_PER_PAGE);
  const last = rows.length > shown.length ? shown.at(-1) : undefined;
  return {
    announcements: shown.map(toView),
    next: last ? `?${new URLSearchParams({after: `${last.created_at}_${last.id}`}).toString()}` : null,
    isFirst: position === null,
  };
}

const toView = ({created_at: at, is_sent: isSent, ...row}: z.infer<typeof AnnouncementSchema>): AnnouncementView => ({
  ...row,
  isSent,
  at: toMomentView(at, 'short'),
});

/** Counts the people of each audience. @throws BackendUnavailable */
export async function countRecipients({backend, userId}: AnnouncementReader): Promise<AudienceSizes> {
  const [row] = await backend.call('count_announcement_recipients', {p_actor_id: userId});
  return {everyone: row?.everyone ?? 0, 'open-order': row?.with_open_order ?? 0};
}

/**
 * Finds people by part of their name, the beginning of their email address, or the number of an order.
 * @throws BackendUnavailable
 */
export async function findPeople(
  {backend, userId}: AnnouncementReader,
  search: string,
): Promise<readonly PersonView[]> {
  const args = {p_actor_id: userId, p_search: search, p_limit: MAX_FOUND_PEOPLE};
  return z.array(PersonSchema).parse(await backend.call('find_people', args));
}
