import {data, redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {fail, succeed, type Result} from '~/core/result';
import type {AppContext} from '~/platform/context.server';
import {uuidDigest} from '~/platform/digest.server';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {readBody} from '~/platform/read-body.server';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {NOTIFY} from '~/orders/commands/fulfillment-fields';
import {decodeImport} from './decode-import';
import {importNotice, IMPORT_UNAVAILABLE} from './import-copy';
import {SENT_BY_PAGE} from '~/admin/frame/continued-progress';
import {APPROVE, APPROVED_VERDICT, FILE, PASTED, SEND_NOW, WITHDRAW, type NewImportResult} from './import-view';
import {importPath} from './load-import.server';
import {parseImport, type ImportProblem, type ImportRow} from './parse-import';
import {sendTrackingRows} from './send-tracking-rows.server';
import {
  addTrackingRows,
  approveTrackingRows,
  findTrackingImport,
  hastenTrackingRows,
  withdrawTrackingRows,
} from './tracking-import.server';

/** 10,000 rows of 100 bytes, and what a form adds when it escapes them. */
const MAX_IMPORT_BYTES = 2_000_000;

/** Stores pasted or uploaded rows with their dry run, and leads to it. */
export async function handleNewImport({context, request}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request, 'packing');
  const form = await readImportForm(request);
  const pasted = fieldOf(form, PASTED) ?? '';
  const respond = (result: NewImportResult, status: number) => data(result, {status});
  const text = form ? await readImportText(form) : fail<ImportProblem>({kind: 'too-large'});
  const rows = text.ok ? parseImport(text.value) : text;
  const formId = z.uuid().safeParse(form?.get('id')).data ?? null;
  if (!rows.ok)
    return respond(
      {failure: importNotice(rows.error), pasted, id: formId},
      rows.error.kind === 'too-large' ? 413 : 400,
    );
  const id = await toImportId(formId ?? crypto.randomUUID(), rows.value);
  const isStored = await nullIfUnavailable(context, async () => {
    await addTrackingRows({backend: context.backend, userId}, id, rows.value);
    return true;
  });
  return isStored ? redirect(importPath(id), 303) : respond({failure: IMPORT_UNAVAILABLE, pasted, id: formId}, 503);
}

/**
 * Returns the id of an import: the same for a repeated form, but another one for other rows, which would be mixed with
 * those that an interrupted attempt has stored.
 */
export const toImportId = (formId: string, rows: readonly ImportRow[]): Promise<string> =>
  uuidDigest(formId + JSON.stringify(rows));

/** Reads the form of an import; null if it is too large. */
export async function readImportForm(request: Request): Promise<FormData | null> {
  try {
    const body = await readBody(request, MAX_IMPORT_BYTES);
    return body && (await new Response(body, {headers: request.headers}).formData());
  } catch {
    return null;
  }
}

/** Returns the text of the chosen file, or else the pasted one. */
export async function readImportText(form: FormData): Promise<Result<string, ImportProblem>> {
  const file = form.get(FILE);
  if (!(file instanceof File) || file.size === 0) return succeed(fieldOf(form, PASTED) ?? '');
  return decodeImport(new Uint8Array(await file.arrayBuffer()));
}

const NO_ROWS = {verdict: null, state: null, after: 0, limit: 0};

/**
 * Approves rows of an import, takes them back, or sends the next approved ones.
 * @throws Response 404 for an import that does not exist
 */
export async function handleImport({context, request, params}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request, 'packing');
  const id = z.uuid().safeParse(params.import).data;
  if (!id) throw new Response(null, {status: 404});
  const form = await readStorableForm(request);
  const isDone = await nullIfUnavailable(context, async () => {
    const executing = executeForm(context, userId, id, form);
    // A form that is sent again cancels the first request, which goes on without its visitor.
    context.waitUntil(executing.catch(() => undefined));
    await executing;
    return true;
  });
  if (!isDone) return data<{failure: Notice | null}>({failure: IMPORT_UNAVAILABLE}, {status: 503});
  return form?.has(SENT_BY_PAGE) ? data<{failure: Notice | null}>({failure: null}) : redirect(importPath(id), 303);
}

async function executeForm(context: AppContext, userId: string, id: string, form: FormData | null): Promise<void> {
  const staff = {backend: context.backend, userId};
  const intent = fieldOf(form, INTENT);
  if (form && intent === APPROVE) {
    const verdicts = form.getAll(APPROVED_VERDICT).filter((verdict) => typeof verdict === 'string');
    if (!(await findTrackingImport(staff, id, NO_ROWS))) throw new Response(null, {status: 404});
    await approveTrackingRows(staff, id, {verdicts, isNotifying: form.has(NOTIFY)});
  }
  if (intent === WITHDRAW) await withdrawTrackingRows(staff, id);
  if (intent === SEND_NOW) await hastenTrackingRows(staff, id);
  await sendTrackingRows(context, userId, id);
}
