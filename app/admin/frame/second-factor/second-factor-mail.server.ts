import type {AppContext} from '~/platform/context.server';
import {hexDigest} from '~/platform/digest.server';
import {consumeAttempt} from '~/platform/limits/database-limit.server';
import type {MailContent} from '~/platform/mail/mail-content';
import {createMailer, MailUnavailable} from '~/platform/mail/mailer.server';
import {renderMail} from '~/platform/mail/render-mail';
import {findShopName} from '~/platform/shopify/shop-name.server';
import type {AdminSession} from '../access/require-admin.server';
import {enrollmentMail, warningMail} from './second-factor-mail-copy';

type Context = Pick<AppContext, 'config' | 'backend' | 'storefront' | 'report'>;

/** Whether a mail was sent; not if the admin has no verified address, or no mail service accepts it. */
export type MailedCode = 'sent' | 'no-address' | 'mail-unavailable';

/** Mails the code that setting up a second factor asks for. @throws BackendUnavailable */
export const mailEnrollmentCode = (context: Context, admin: AdminSession, code: string): Promise<MailedCode> =>
  mailTo(context, admin, enrollmentMail(code, context.config.PUBLIC_ORIGIN), code);

/** Tells an admin, at most once an hour, that somebody with their password was refused too often. Never rejects. */
export async function warnAdmin(context: Context, admin: AdminSession): Promise<void> {
  try {
    const {isAllowed} = await consumeAttempt(context.backend, 'second-factor-warning', {person: admin.userId});
    if (isAllowed) await mailTo(context, admin, warningMail(context.config.PUBLIC_ORIGIN), crypto.randomUUID());
  } catch (error) {
    context.report(error);
  }
}

async function mailTo(context: Context, admin: AdminSession, content: MailContent, key: string): Promise<MailedCode> {
  const {config, backend, report} = context;
  const mailer = createMailer(config);
  if (!mailer) return 'mail-unavailable';
  const to = await backend.call('find_verified_email', {p_session_id: admin.sessionId});
  if (!to) return 'no-address';
  const mail = renderMail(content, {shopName: await findShopName(context), origin: config.PUBLIC_ORIGIN});
  try {
    await mailer.send({to, key: await hexDigest(`${admin.userId} ${key}`), ...mail});
    return 'sent';
  } catch (error) {
    if (!(error instanceof MailUnavailable)) throw error;
    report(error);
    return 'mail-unavailable';
  }
}
