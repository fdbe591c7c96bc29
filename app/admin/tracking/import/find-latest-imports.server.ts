import {toMomentView} from '~/core/moments';
import type {AppContext} from '~/platform/context.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import type {LatestImport} from './import-view';

/** Finds the latest imports; null while the database is unavailable. */
export async function findLatestImports(
  context: Pick<AppContext, 'backend' | 'report'>,
  userId: string,
): Promise<readonly LatestImport[] | null> {
  const rows = await nullIfUnavailable(context, () =>
    context.backend.call('find_tracking_imports', {p_actor_id: userId}),
  );
  return (
    rows?.map((row) => ({
      id: row.id,
      createdAt: toMomentView(row.created_at, 'short'),
      rows: row.rows,
      openRows: row.open_rows,
      unsentRows: row.unsent_rows,
      isApproved: row.is_approved,
    })) ?? null
  );
}
