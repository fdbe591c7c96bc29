import {z} from 'zod';
import {formatCount} from '~/core/format-count';
import {toMomentView} from '~/core/moments';
import {relativeTime} from '~/core/relative-time';
import type {AppContext} from '~/platform/context.server';
import type {ErrorsView} from './error-kind-view';

const RowSchema = z.object({
  name: z.string(),
  place: z.string(),
  is_expected: z.boolean(),
  first_seen_at: z.string(),
  last_seen_at: z.string(),
  occurrences: z.int(),
  last_reference: z.string(),
  kinds: z.int(),
});

/** Finds the kinds of errors, those that occurred last first. @throws BackendUnavailable */
export async function findErrorKinds(
  {backend}: Pick<AppContext, 'backend'>,
  userId: string,
  now: Date,
): Promise<ErrorsView> {
  const rows = z.array(RowSchema).parse(await backend.call('find_error_kinds', {p_actor_id: userId}));
  return {
    kinds: rows.map((row) => ({
      name: row.name,
      place: row.place,
      isExpected: row.is_expected,
      count: formatCount(row.occurrences),
      firstSeen: toMomentView(row.first_seen_at, 'short'),
      lastSeen: toMomentView(row.last_seen_at, 'short'),
      lastAge: relativeTime(new Date(row.last_seen_at), now.getTime()),
      reference: row.last_reference,
    })),
    more: (rows[0]?.kinds ?? 0) - rows.length,
  };
}
