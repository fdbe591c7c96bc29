import {redirect} from '@shopify/remix-oxygen';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {Notice} from '~/core/notice';
import type {AppContext} from '~/platform/context.server';
import {privateReply} from '~/platform/form-reply.server';
import {readStorableForm} from '~/platform/form.server';
import {staffProblemStatus, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import {requireProductId} from '../form/load-product.server';
import {getChanges, getConflicts, pendingChanges, type FieldChange} from '../form/product-changes';
import {getFieldProblems} from '../form/product-field-problem';
import {FIELD_LABELS, fieldProblemText, PRODUCT_FORM_COPY, productNotice} from '../form/product-form-copy';
import {readFromShop} from '../shop-access.server';
import {staffProductPath} from '../staff-product-path';
import {parseVariantsForm, type EnteredRow} from './parse-variants-form.server';
import {findVariantsState, saveVariants, toComparable, type VariantsState} from './save-variants.server';
import type {RejectedRow, VariantField, VariantsReply} from './variant-view';
import {VARIANTS_COPY} from './variants-copy';
import {parseVariantsRequest, variantsPath} from './variants-request';

const CONFLICT_NOTICE: Notice = {
  tone: 'warning',
  title: VARIANTS_COPY.conflictTitle,
  body: VARIANTS_COPY.conflictText,
};

const invalidNotice = (rowCount: number): Notice => ({
  tone: 'error',
  title: VARIANTS_COPY.invalidTitle,
  body: VARIANTS_COPY.invalidText(rowCount),
});

/** Fifty rows with the longest titles and SKUs that Shopify allows. */
const MAX_FORM_BYTES = 262_144;

/** A row with what was changed in it. */
interface ChangedRow {
  readonly row: EnteredRow;
  readonly changes: readonly FieldChange[];
}

/**
 * Handles the form of a page of variants. Rows without a change are not sent.
 * @throws Response 404 for a path that is none of a product; 403 for everyone but admins
 */
export async function handleVariants({context, request, params}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const productId = requireProductId(params.product);
  const form = await readStorableForm(request, MAX_FORM_BYTES);
  const entry = form && parseVariantsForm(form);
  if (!entry) return reply(null, {tone: 'error', title: PRODUCT_FORM_COPY.unreadable}, 400);
  const rows = await Promise.all(entry.rows.map(toChangedRow));
  const checked = rows.map((each) => toRejected(each.row, {errors: getRowErrors(each)}));
  const invalid = checked.filter(({errors}) => Object.keys(errors).length > 0);
  if (invalid.length > 0) return reply(checked, invalidNotice(invalid.length), 400);
  const changed = rows.filter(({changes}) => changes.length > 0).map(({row, changes}) => ({id: row.id, changes}));
  const back = variantsPath(staffProductPath(productId), parseVariantsRequest(new URL(request.url).searchParams));
  if (changed.length > 0) {
    const update = {actorId: userId, idempotencyKey: entry.idempotencyKey, productId, changed};
    const outcome = await saveVariants(context, update);
    if (!outcome.ok) return rejectUpdate(context, productId, rows, outcome.error);
  }
  context.flash.set('product-updated');
  return redirect(back, 303);
}

async function toChangedRow(row: EnteredRow): Promise<ChangedRow> {
  const kept = Object.entries(row.values).filter(([field]) => row.decisions[field as VariantField] !== 'theirs');
  return {row, changes: await getChanges(Object.fromEntries(kept), row.seen)};
}

function getRowErrors({row, changes}: ChangedRow): RejectedRow['errors'] {
  const problems = Object.entries(getFieldProblems(changes, row.values));
  return Object.fromEntries([
    ...problems.map(([field, problem]) => [field, fieldProblemText(problem)]),
    ...Object.keys(row.conflicts)
      .filter((field) => row.decisions[field as VariantField] === undefined)
      .map((field) => [field, PRODUCT_FORM_COPY.undecided]),
  ]) as RejectedRow['errors'];
}

const toRejected = (row: EnteredRow, changed: Partial<RejectedRow>): RejectedRow => ({
  ...row,
  isDeleted: false,
  errors: {},
  ...changed,
});

/** Reads the variants once more, because what somebody else changed, or was stored in part, decides what the rows show. */
async function rejectUpdate(
  context: AppContext,
  productId: string,
  rows: readonly ChangedRow[],
  problem: StaffOperationProblem<VariantsState>,
) {
  const ids = rows.filter(({changes}) => changes.length > 0).map(({row}) => row.id);
  const state = problem.kind === 'not-possible' ? problem.state : await readAgain(context, productId, ids);
  const shown = rows.map((row) => (state && row.changes.length > 0 ? toCurrent(row, state) : toRejected(row.row, {})));
  const hasConflict = shown.some(({isDeleted, conflicts}) => isDeleted || Object.keys(conflicts).length > 0);
  const isNothingSent = problem.kind === 'not-possible' && hasConflict;
  const failure = isNothingSent
    ? CONFLICT_NOTICE
    : productNotice('update', problem, state ? storedOf(rows, state) : []);
  return reply(shown, failure, hasConflict ? 409 : staffProblemStatus(problem));
}

async function readAgain(context: AppContext, productId: string, ids: readonly string[]) {
  const found = await readFromShop(context, (admin) => findVariantsState(admin, productId, ids));
  return found.ok ? found.value : null;
}

/** Returns a row as it is now, with what was entered and is not stored. */
function toCurrent({row, changes}: ChangedRow, state: VariantsState): RejectedRow {
  const variant = state.get(row.id);
  if (!variant) return toRejected(row, {isDeleted: true});
  const current = toComparable(variant);
  const mine = Object.fromEntries(pendingChanges(changes, current).map(({field, value}) => [field, value]));
  const conflicts = getConflicts(changes, current).map((field) => [field, variant.values[field] ?? ''] as const);
  const {title, sku, seen, stockRestriction} = variant;
  const values = {...variant.values, ...mine};
  const known = {title, sku, seen, stockRestriction, values};
  return toRejected(row, {...known, conflicts: Object.fromEntries(conflicts), decisions: {}});
}

/** Names what was stored nevertheless. */
const storedOf = (rows: readonly ChangedRow[], state: VariantsState): readonly string[] =>
  rows.flatMap(({row, changes}) => {
    const variant = state.get(row.id);
    if (!variant) return [];
    const pending = pendingChanges(changes, toComparable(variant));
    return changes
      .filter((change) => !pending.includes(change))
      .map(({field}) => `${FIELD_LABELS[field]} of ${row.title}`);
  });

function reply(rows: VariantsReply['rows'], failure: VariantsReply['failure'], status: number) {
  return privateReply<VariantsReply>({rows, failure, idempotencyKey: crypto.randomUUID()}, status);
}
