import type {AppConfig} from '~/platform/env.server';
import {createMailer} from '~/platform/mail/mailer.server';
import type {AdminSession} from '../access/require-admin.server';
import type {VerifyView} from './verify-view';

/**
 * Returns the page before any form of it was sent. A shop without a mail service cannot tell the owner of the account from
 * somebody who knows the password, so it sets up no app.
 */
export function getFirstView(config: AppConfig, {isEnrolled}: Pick<AdminSession, 'isEnrolled'>): VerifyView {
  if (isEnrolled) return {kind: 'verify'};
  return {kind: createMailer(config) ? 'mail' : 'no-mail-service'};
}
