import {data, redirect, type ActionFunctionArgs, type LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {fieldOf} from '~/platform/form.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {readImportForm, readImportText, toImportId} from '../import/handle-import.server';
import {IMPORT_UNAVAILABLE} from '../import/import-copy';
import {PASTED, type NewImportResult} from '../import/import-view';
import {importPath} from '../import/load-import.server';
import {addTrackingRows, linkTrackingImport} from '../import/tracking-import.server';
import {batchNumbersNotice} from './batch-numbers-copy';
import type {BatchNumbersView} from './batch-numbers-view';
import {parseBatchNumbers} from './parse-batch-numbers';

type FoundParcels = Pick<BatchNumbersView, 'path' | 'parcels'> & {readonly id: string};

/** What the page needs of packing; the route passes it. */
interface BatchNumbersServices<Parcels extends FoundParcels> {
  /**
   * Finds the orders of a batch in the order of their packing slips; null while the database is unavailable.
   * @throws Response 404 for a batch that does not exist
   */
  findParcels(context: AppContext, userId: string, batch: string | undefined): Promise<Parcels | null>;
}

/** Loads the page that ships a batch; null while the database is unavailable. */
export async function loadBatchNumbers<Parcels extends FoundParcels>(
  {context, request, params}: LoaderFunctionArgs,
  {findParcels}: BatchNumbersServices<Parcels>,
) {
  const {userId} = await requireAdmin(context, request, 'packing');
  const found = await findParcels(context, userId, params.batch);
  return data(found && {...found, formId: crypto.randomUUID()}, {status: found ? 200 : 503});
}

/** Stores the tracking numbers of a batch with their dry run as an import, and leads to it. */
export async function handleBatchNumbers<Parcels extends FoundParcels>(
  {context, request, params}: ActionFunctionArgs,
  {findParcels}: BatchNumbersServices<Parcels>,
) {
  const {userId} = await requireAdmin(context, request, 'packing');
  const form = await readImportForm(request);
  const pasted = fieldOf(form, PASTED) ?? '';
  const formId = z.uuid().safeParse(fieldOf(form, 'id')).data ?? null;
  const respond = (failure: NewImportResult['failure'], status: number) =>
    data<NewImportResult>({failure, pasted, id: formId}, {status});
  if (!form) return respond(batchNumbersNotice({kind: 'too-large'}), 413);
  const text = await readImportText(form);
  if (!text.ok) return respond(batchNumbersNotice(text.error), 400);
  const found = await findParcels(context, userId, params.batch);
  if (!found) return respond(IMPORT_UNAVAILABLE, 503);
  const rows = parseBatchNumbers(text.value, found.parcels);
  if (!rows.ok) return respond(batchNumbersNotice(rows.error), 400);
  const id = await toImportId(formId ?? crypto.randomUUID(), rows.value);
  const isStored = await nullIfUnavailable(context, async () => {
    const staff = {backend: context.backend, userId};
    await addTrackingRows(staff, id, rows.value);
    await linkTrackingImport(staff, id, found.id);
    return true;
  });
  return isStored ? redirect(importPath(id), 303) : respond(IMPORT_UNAVAILABLE, 503);
}
