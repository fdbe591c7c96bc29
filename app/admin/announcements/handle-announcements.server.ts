import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {INTENT} from '~/core/intent';
import type {Result} from '~/core/result';
import {requireAdmin} from '~/admin/frame/access/require-admin.server';
import type {AppContext} from '~/platform/context.server';
import {fieldOf, parseForm, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {toStaffOutcome, type StaffOperationProblem} from '~/platform/staff-operation-problem';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {ANNOUNCEMENT_TYPES, AUDIENCES, MAX_ANNOUNCEMENT_LENGTH, type Audience} from './announcement';
import {ANNOUNCEMENT_COPY, announcementProblem} from './announcement-copy';
import {
  ANNOUNCEMENT_FIELDS,
  ANNOUNCEMENT_INTENTS,
  type AnnouncementField,
  type AnnouncementResult,
  type AnnouncementValues,
  type PersonView,
} from './announcement-view';
import {countRecipients, findPeople} from './find-announcements.server';
import {resumeAnnouncement, sendAnnouncement} from './send-announcement.server';

const PATH = '/admin/notifications';
const MAX_SEARCH_LENGTH = 255;

const AnnouncementSchema = z.object({
  idempotencyKey: z.uuid(),
  type: z.enum(ANNOUNCEMENT_TYPES, {error: ANNOUNCEMENT_COPY.typeMissing}),
  message: z
    .string({error: ANNOUNCEMENT_COPY.empty})
    // Browsers send two characters for each line break.
    .transform((message) => message.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string({error: ANNOUNCEMENT_COPY.empty})
        .min(1, ANNOUNCEMENT_COPY.empty)
        .max(MAX_ANNOUNCEMENT_LENGTH, ANNOUNCEMENT_COPY.tooLong),
    ),
  audience: z.enum(AUDIENCES, {error: ANNOUNCEMENT_COPY.audienceMissing}),
  person: z.uuid({error: ANNOUNCEMENT_COPY.personMissing}).optional(),
});

const ResumeSchema = z.object({idempotencyKey: z.uuid(), announcement: z.uuid()});

/** Handles the forms of the page from which staff send notifications. @throws Response for everyone but admins */
export async function handleAnnouncements({context, request}: ActionFunctionArgs) {
  const {userId} = await requireAdmin(context, request);
  const form = await readStorableForm(request);
  const intent = z.enum(ANNOUNCEMENT_INTENTS).safeParse(fieldOf(form, INTENT)).data;
  if (!form || !intent) return privateReply(toResult(toValues(form), {}), 400);
  if (intent === 'resume') return handleResume(context, userId, form);
  const values = toValues(form);
  const people = await searchPeople(context, userId, values);
  return intent === 'preview'
    ? privateReply(toResult(values, {people}), 200)
    : handleSend(context, userId, form, people);
}

async function handleSend(context: AppContext, userId: string, form: FormData, people: readonly PersonView[] | null) {
  const values = toValues(form);
  const fields = parseForm(form, AnnouncementSchema);
  const isPersonMissing = values.audience === 'person' && values.person === '';
  if (fields.status !== 'success' || isPersonMissing) {
    const fieldErrors = toFieldErrors(fields.status === 'success' ? null : fields.error, isPersonMissing);
    return privateReply(toResult(values, {fieldErrors, people}), 400);
  }
  const {idempotencyKey: id, person, ...announcement} = fields.value;
  const recipientId = announcement.audience === 'person' ? (person ?? null) : null;
  if (await isEmpty(context, userId, announcement.audience))
    return privateReply(toResult(values, {fieldErrors: {audience: ANNOUNCEMENT_COPY.noRecipients}, people}), 400);
  const outcome = await sendAnnouncement(context, userId, {...announcement, id, recipientId});
  return finish(context, outcome, {values, people, idempotencyKey: id});
}

/** Returns whether an audience has no one now; false while the database is unavailable, which sending reports. */
async function isEmpty(context: AppContext, userId: string, audience: Audience): Promise<boolean> {
  if (audience === 'person') return false;
  const sizes = await nullIfUnavailable(context, () => countRecipients({backend: context.backend, userId}));
  return sizes?.[audience] === 0;
}

async function handleResume(context: AppContext, userId: string, form: FormData) {
  const fields = parseForm(form, ResumeSchema);
  if (fields.status !== 'success') return privateReply(toResult(toValues(form), {}), 400);
  const {idempotencyKey, announcement} = fields.value;
  const outcome = await resumeAnnouncement(context, userId, announcement, idempotencyKey);
  return finish(context, outcome, {values: toValues(null), people: null, idempotencyKey});
}

/** A repeated form must keep its key while the outcome is unknown; after a failure it needs a new one. */
function finish<State>(
  {flash}: Pick<AppContext, 'flash'>,
  outcome: Result<null, StaffOperationProblem<State>>,
  {values, people, idempotencyKey}: Pick<AnnouncementResult, 'values' | 'people'> & {readonly idempotencyKey: string},
) {
  if (outcome.ok) {
    flash.set('notification-sent');
    return redirect(PATH, 303);
  }
  const {notice, status} = announcementProblem(outcome.error);
  const isChecking = toStaffOutcome(outcome.error) === 'checking';
  return privateReply(
    toResult(values, {failure: notice, people, idempotencyKey: isChecking ? idempotencyKey : null}),
    status,
  );
}

/** Returns null without a search, or while the database is unavailable: the page says so already. */
function searchPeople(
  context: AppContext,
  userId: string,
  {audience, search}: AnnouncementValues,
): Promise<readonly PersonView[] | null> {
  const wanted = search.trim().slice(0, MAX_SEARCH_LENGTH);
  if (audience !== 'person' || wanted === '') return Promise.resolve(null);
  return nullIfUnavailable(context, () => findPeople({backend: context.backend, userId}, wanted));
}

const toResult = (values: AnnouncementValues, more: Partial<AnnouncementResult>): AnnouncementResult => ({
  fieldErrors: {},
  failure: null,
  people: null,
  idempotencyKey: null,
  values,
  ...more,
});

const toValues = (form: FormData | null): AnnouncementValues =>
  Object.fromEntries(ANNOUNCEMENT_FIELDS.map((name) => [name, fieldOf(form, name) ?? ''])) as Record<
    AnnouncementField,
    string
  >;

function toFieldErrors(
  errors: Readonly<Record<string, string[] | null>> | null | undefined,
  isPersonMissing: boolean,
): AnnouncementResult['fieldErrors'] {
  const found = ANNOUNCEMENT_FIELDS.flatMap((name) => {
    const message = errors?.[name]?.[0];
    return message ? [[name, message] as const] : [];
  });
  return {...Object.fromEntries(found), ...(isPersonMissing && {person: ANNOUNCEMENT_COPY.personMissing})};
}
