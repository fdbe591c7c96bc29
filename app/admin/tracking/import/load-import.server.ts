import {data, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {findLatestImports} from './find-latest-imports.server';
import {ROW_STATES, VERDICTS} from './import-verdict';
import type {ImportView, NewImportView} from './import-view';
import {findTrackingImport} from './tracking-import.server';

const ROWS_PER_PAGE = 100;

export const importPath = (id: string): string => `/admin/tracking/import/${id}`;

/** Loads the form for a new import with the latest imports. */
export async function loadNewImport({context, request}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request, 'packing');
  const latest = await findLatestImports(context, userId);
  const view: NewImportView = {latest, id: crypto.randomUUID()};
  return data(view, {status: latest ? 200 : 503});
}

const QuerySchema = z.object({
  verdict: z.enum(VERDICTS).nullable().catch(null),
  state: z.enum(ROW_STATES).nullable().catch(null),
  after: z.coerce.number().int().min(0).max(1_000_000).catch(0),
});

/**
 * Loads an import with a page of its rows; null while the database is unavailable.
 * @throws Response 404 for an import that does not exist or was deleted
 */
export async function loadImport({context, request, params}: LoaderFunctionArgs) {
  const {userId} = await requireAdmin(context, request, 'packing');
  const id = z.uuid().safeParse(params.import).data;
  if (!id) throw new Response(null, {status: 404});
  const {searchParams} = new URL(request.url);
  const filter = QuerySchema.parse(
    Object.fromEntries(['verdict', 'state', 'after'].map((name) => [name, searchParams.get(name)])),
  );
  const reader = {backend: context.backend, userId};
  const found = await nullIfUnavailable(context, async () => ({
    stored: await findTrackingImport(reader, id, {...filter, limit: ROWS_PER_PAGE + 1}),
  }));
  if (!found) return data(null, {status: 503});
  if (!found.stored) throw new Response(null, {status: 404});
  const rows = found.stored.rows.slice(0, ROWS_PER_PAGE);
  const last = rows.at(-1);
  const hasMore = found.stored.rows.length > ROWS_PER_PAGE;
  const query = new URLSearchParams({
    ...(filter.verdict && {verdict: filter.verdict}),
    ...(filter.state && {state: filter.state}),
    after: String(last?.line ?? 0),
  });
  const view: ImportView = {
    ...found.stored,
    rows,
    filter,
    path: importPath(id),
    next: hasMore ? `?${query.toString()}` : null,
  };
  return data(view);
}
