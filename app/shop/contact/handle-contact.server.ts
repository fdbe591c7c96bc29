import {redirect, type ActionFunctionArgs} from '@shopify/remix-oxygen';
import {z} from 'zod';
import {emailAddress, personName} from '~/core/person-fields';
import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {fieldOf, parseForm, readStorableForm} from '~/platform/form.server';
import {privateReply} from '~/platform/form-reply.server';
import {consumeVisitorAttempt} from '~/platform/limits/database-limit.server';
import {createMailer} from '~/platform/mail/mailer.server';
import {renderMail} from '~/platform/mail/render-mail';
import {findShopName} from '~/platform/shopify/shop-name.server';
import {findSupportEmail} from '~/platform/shopify/support-email.server';
import {CONTACT_COPY, contactProblem, type ContactProblem} from './contact-copy';
import {CONTACT_FIELDS, CONTACT_TOPICS, MAX_MESSAGE_LENGTH, toContactValues, TRAP_FIELD} from './contact-fields';
import {contactMail, type ContactMessage} from './contact-mail-copy';
import type {ContactReply} from './contact-view';

/** Larger than any allowed message, so that one that is too long comes back with its text. */
const MAX_BYTES = 262_144;
const SENT = '/contact?sent';

/** What the server refuses; a lost connection is the browser's. */
type RefusedContact = Exclude<ContactProblem, {readonly kind: 'offline'}>;

const STATUS: Readonly<Record<RefusedContact['kind'], number>> = {
  'form-unreadable': 400,
  'too-many': 429,
  'mail-unavailable': 503,
};

const MessageSchema = z.object({
  name: personName,
  email: emailAddress,
  topic: z.enum(CONTACT_TOPICS, {error: CONTACT_COPY.topicMissing}),
  order: z
    .string()
    .trim()
    .regex(/^#?[\w-]{1,30}$/, CONTACT_COPY.badOrder)
    .optional(),
  message: z
    .string({error: CONTACT_COPY.messageMissing})
    // Browsers send two characters for each line break.
    .transform((message) => message.replaceAll('\r\n', '\n').trim())
    .pipe(
      z
        .string({error: CONTACT_COPY.messageMissing})
        .min(1, CONTACT_COPY.messageMissing)
        .max(MAX_MESSAGE_LENGTH, CONTACT_COPY.messageTooLong),
    ),
});

/** Handles the contact form: mails the message to support, or returns it with what to do instead. */
export async function handleContact({context, request}: Pick<ActionFunctionArgs, 'context' | 'request'>) {
  const form = await readStorableForm(request, MAX_BYTES);
  if (!form) return refuse(null, {kind: 'form-unreadable'});
  // A program learns nothing from the response.
  if (fieldOf(form, TRAP_FIELD)) return redirect(SENT, 303);
  const fields = parseForm(form, MessageSchema);
  if (fields.status !== 'success') return privateReply(toReply(form, {fieldErrors: firstErrors(fields.error)}), 400);
  const {order = null, ...message} = fields.value;
  const attempt = await consumeVisitorAttempt({...context, request}, 'contact', message.email);
  if (!attempt.isAllowed)
    return refuse(form, {kind: 'too-many', retryAfterSeconds: attempt.retryAfterSeconds}, attempt.retryAfterSeconds);
  try {
    if (await send(context, {...message, order})) return redirect(SENT, 303);
  } catch (error) {
    context.report(error);
  }
  await attempt.refund();
  return refuse(form, {kind: 'mail-unavailable'});
}

/**
 * Mails a message to support.
 * @returns whether there is a mailbox and a mail service
 * @throws MailUnavailable if no service has confirmed the mail
 */
async function send(context: AppContext, message: ContactMessage): Promise<boolean> {
  const mailer = createMailer(context.config);
  const [to, shopName] = await Promise.all([findSupportEmail(context), findShopName(context)]);
  if (!mailer || !to) return false;
  const mail = renderMail(contactMail(message), {shopName, origin: context.config.PUBLIC_ORIGIN});
  // The key is made of the message, so a form that is submitted twice is mailed once, and the page has no key of its own.
  const key = await hexDigest(JSON.stringify([to, message]));
  await mailer.send({to, replyTo: message.email, key, ...mail});
  return true;
}

const refuse = (form: FormData | null, problem: RefusedContact, retryAfterSeconds?: number) =>
  privateReply(toReply(form, {failure: contactProblem(problem)}), STATUS[problem.kind], retryAfterSeconds);

const toReply = (form: FormData | null, more: Partial<ContactReply>): ContactReply => ({
  values: toContactValues((name) => fieldOf(form, name)),
  fieldErrors: {},
  failure: null,
  ...more,
});

const firstErrors = (
  errors: Readonly<Record<string, string[] | null>> | null | undefined,
): ContactReply['fieldErrors'] =>
  Object.fromEntries(
    CONTACT_FIELDS.flatMap((name) => {
      const message = errors?.[name]?.[0];
      return message ? [[name, message] as const] : [];
    }),
  );
