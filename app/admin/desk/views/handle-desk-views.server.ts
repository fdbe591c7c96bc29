import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {data, redirect} from '@shopify/remix-oxygen';
import type {ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import {fieldOf, readStorableForm} from '~/platform/form.server';
import {staffProblemStatus} from '~/platform/staff-operation-problem';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import {deskPath, isNarrowed, selectionPath} from '../queue/desk-request';
import {parseDeskRequest} from '../queue/parse-desk-request';
import {changeDeskView} from './change-desk-view.server';
import {
  IS_PERSONAL_FIELD,
  MAX_VIEW_NAME_LENGTH,
  MAX_VIEW_QUERY_LENGTH,
  VIEW_INTENTS,
  VIEW_NAME_FIELD,
} from './desk-view';
import {DESK_VIEW_COPY, deskViewProblem} from './desk-view-copy';

/** Why a form for views failed, with what was typed. */
export interface DeskViewResult {
  readonly problem: string;
  readonly name: string;
  /** Whether the view was to be a personal one. */
  readonly isPersonal: boolean;
}

const FormSchema = z.object({intent: z.enum(VIEW_INTENTS), idempotencyKey: z.uuid(), view: z.uuid().nullable()});

const NameSchema = z.string().trim().min(1, DESK_VIEW_COPY.empty).max(MAX_VIEW_NAME_LENGTH, DESK_VIEW_COPY.nameTooLong);

/** Handles the forms that save, rename and remove a view. @throws Response for everyone but admins */
export async function handleDeskViews({context, request}: ActionFunctionArgs) {
  const {userId: actorId} = await requireAdmin(context, request, 'orders');
  const form = await readStorableForm(request);
  const typed = fieldOf(form, VIEW_NAME_FIELD) ?? '';
  const isPersonal = fieldOf(form, IS_PERSONAL_FIELD) !== null;
  const respond = (problem: string, status: number) =>
    data<DeskViewResult>({problem, name: typed, isPersonal}, {status});
  const fields = FormSchema.safeParse({
    intent: fieldOf(form, INTENT),
    idempotencyKey: fieldOf(form, IDEMPOTENCY_KEY),
    view: fieldOf(form, 'view'),
  });
  if (!fields.success) return respond(DESK_VIEW_COPY.unreadable, 400);
  const {intent, idempotencyKey, view} = fields.data;
  const name = NameSchema.safeParse(typed);
  if (intent !== 'remove-view' && !name.success)
    return respond(name.error.issues[0]?.message ?? DESK_VIEW_COPY.empty, 400);
  const selection = parseDeskRequest(new URLSearchParams(fieldOf(form, 'query') ?? ''));
  if (intent === 'save-view' && !isNarrowed(selection)) return respond(DESK_VIEW_COPY.nothing, 400);
  const path = selectionPath(selection);
  const query = path.split('?')[1] ?? '';
  if (query.length > MAX_VIEW_QUERY_LENGTH) return respond(DESK_VIEW_COPY.searchTooLong, 400);
  const change = {
    intent,
    actorId,
    isPersonal,
    key: idempotencyKey,
    id: view ?? idempotencyKey,
    name: name.data ?? '',
    query,
  };
  const outcome = await changeDeskView(context, change);
  if (!outcome.ok) return respond(deskViewProblem(outcome.error), staffProblemStatus(outcome.error));
  const isRemoved = intent === 'remove-view';
  context.flash.set(isRemoved ? 'desk-view-removed' : 'desk-view-saved');
  return redirect(isRemoved ? deskPath('to-ship') : path, 303);
}
