import {redirect} from '@shopify/remix-oxygen';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {staffProblemStatus, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import {staffProductPath} from '../staff-product-path';
import {readFromShop} from '../shop-access.server';
import {createProduct, findProductId, toHandle} from './create-product.server';
import type {EditableProduct} from './editable-product';
import {findEditableProduct} from './find-editable-product.server';
import {requireProductId} from './load-product.server';
import {getEnteredChanges, parseProductForm, type ProductEntry} from './parse-product-form.server';
import {getConflicts, pendingChanges, type FieldChange} from './product-changes';
import type {ProductField, ProductValues} from './product-field';
import {getFieldProblems} from './product-field-problem';
import {FIELD_LABELS, fieldProblemText, PRODUCT_FORM_COPY, productNotice} from './product-form-copy';
import type {ProductFormReply} from './product-form-view';
import {updateProduct, type ProductUpdate} from './update-product.server';

/** A description has up to half a megabyte at Shopify, which the form sends back. */
const MAX_FORM_BYTES = 2_097_152;

/** Handles the form that edits a product. @throws Response 404 for a product that does not exist; 403 for everyone but admins */
export async function handleProduct({context, request, params}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const id = requireProductId(params.product);
  const form = await readStorableForm(request, MAX_FORM_BYTES);
  const entry = form && parseProductForm(form);
  if (!entry) return reject(null, {failure: UNREADABLE}, 400);
  const changes = await getEnteredChanges(withoutRejected(entry), entry.seen);
  const invalid = getInvalidReply(entry, changes);
  if (invalid) return reject(entry, invalid, 400);
  const update = {actorId: userId, idempotencyKey: entry.idempotencyKey, id, changes};
  const outcome = await updateProduct(context, update);
  if (!outcome.ok) return rejectUpdate(context, entry, update, outcome.error);
  context.flash.set('product-updated');
  return redirect(staffProductPath(id), 303);
}

/**
 * Handles the form that adds a product: creates a draft, then stores the entered values. If that fails, the reply leads to
 * the form of the new product, with everything that was entered.
 */
export async function handleNewProduct({context, request}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = await readStorableForm(request, MAX_FORM_BYTES);
  const entry = form && parseProductForm(form);
  if (!entry) return reject(null, {failure: UNREADABLE}, 400);
  const {title = ''} = entry.values;
  const entered = await getEnteredChanges(
    {...entry.values, title},
    {...entry.seen, title: NOTHING_SEEN, price: NOTHING_SEEN},
  );
  const invalid = getInvalidReply(entry, entered);
  if (invalid) return reject(entry, invalid, 400);
  const handle = toHandle(title) || `product-${entry.idempotencyKey}`;
  const created = await createProduct(context, {actorId: userId, idempotencyKey: entry.idempotencyKey, title, handle});
  if (!created.ok) return rejectCreation(entry, created.error);
  const found = await readFromShop(context, async (admin) => {
    const id = await findProductId(admin, handle);
    return id === null ? null : findEditableProduct(admin, id);
  });
  const product = found.ok ? found.value : null;
  if (!product) return reject(entry, {failure: productNotice('create', {kind: 'unclear'})}, 502);
  const changes = await getEnteredChanges(entry.values, product.digests);
  const update = {actorId: userId, idempotencyKey: entry.idempotencyKey, id: product.id, changes};
  const outcome = await updateProduct(context, update);
  if (!outcome.ok) return rejectUpdate(context, {...entry, seen: product.digests}, update, outcome.error, true);
  context.flash.set('product-created');
  return redirect(staffProductPath(product.id), 303);
}

const UNREADABLE = {tone: 'error', title: PRODUCT_FORM_COPY.unreadable} as const;

/** A digest of no value: a new product must have its own title and price. */
const NOTHING_SEEN = 'none';

/** Returns the errors beside fields, or null if there are none. */
function getInvalidReply(entry: ProductEntry, changes: readonly FieldChange[]): Partial<ProductFormReply> | null {
  const problems = Object.entries(getFieldProblems(changes, entry.values));
  const undecided = entry.conflicts
    .filter((field) => entry.decisions[field] === undefined)
    .map((field) => [field, PRODUCT_FORM_COPY.undecided]);
  const fieldErrors = Object.fromEntries([
    ...problems.map(([field, problem]) => [field, fieldProblemText(problem)]),
    ...undecided,
  ]) as ProductFormReply['fieldErrors'];
  if (Object.keys(fieldErrors).length === 0) return null;
  const {values, conflicts, decisions} = entry;
  return {values, fieldErrors, conflicts, decisions};
}

/** Returns the entered values without those that the person gave up for a newer one. */
const withoutRejected = ({values, decisions}: ProductEntry): ProductValues =>
  Object.fromEntries(Object.entries(values).filter(([field]) => decisions[field as ProductField] !== 'theirs'));

function reject(entry: ProductEntry | null, reply: Partial<ProductFormReply>, status: number) {
  const complete: ProductFormReply = {
    values: entry ? withoutRejected(entry) : {},
    seen: entry?.seen ?? {},
    conflicts: [],
    decisions: {},
    fieldErrors: {},
    failure: null,
    idempotencyKey: crypto.randomUUID(),
    createdPath: null,
    ...reply,
  };
  return privateReply(complete, status);
}

function rejectCreation(entry: ProductEntry, problem: StaffOperationProblem<unknown>) {
  if (problem.kind !== 'not-possible')
    return reject(entry, {failure: productNotice('create', problem)}, staffProblemStatus(problem));
  const title = 'There is a product with this title already.';
  return reject(entry, {fieldErrors: {title}}, staffProblemStatus(problem));
}

/** Reads the product once more, because what somebody else changed, or was stored in part, decides what the form shows. */
async function rejectUpdate(
  context: AppContext,
  entry: ProductEntry,
  {id, changes}: ProductUpdate,
  problem: StaffOperationProblem<EditableProduct>,
  isNew = false,
) {
  if (problem.kind === 'missing') throw new Response(null, {status: 404});
  const createdPath = isNew ? staffProductPath(id) : null;
  const found =
    problem.kind === 'not-possible'
      ? problem.state
      : await readFromShop(context, (admin) => findEditableProduct(admin, id)).then((read) =>
          read.ok ? read.value : null,
        );
  const pending = found ? pendingChanges(changes, found) : changes;
  const stored = changes.filter((change) => !pending.includes(change)).map(({field}) => FIELD_LABELS[field]);
  const failure = productNotice(isNew ? 'create' : 'update', problem, stored);
  const conflicts = found ? getConflicts(changes, found) : [];
  if (found && conflicts.length > 0) {
    const mine = Object.fromEntries(pending.map(({field, value}) => [field, value]));
    const conflict = {values: {...found.values, ...mine}, seen: found.digests, conflicts, createdPath};
    // Nothing was sent if the conflict was found first. Otherwise a part may be stored, which the notice says.
    return reject(entry, {...conflict, failure: problem.kind === 'not-possible' ? null : failure}, 409);
  }
  return reject(entry, {failure, createdPath}, staffProblemStatus(problem));
}
