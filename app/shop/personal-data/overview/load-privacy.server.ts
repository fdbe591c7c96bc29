import {data} from '@shopify/remix-oxygen';
import {toMomentView, type MomentView} from '~/core/moments';
import {nullIfUnavailable} from '~/platform/supabase/null-if-unavailable.server';
import {
  openAccount,
  type Account,
  type AccountArgs,
  type AccountRequestContext,
} from '~/shop/account/open-account.server';

/** A session of the person. */
export interface SessionView {
  /** Names the session in forms; its id cannot be derived from it. */
  readonly handle: string;
  readonly device: string | null;
  readonly method: 'shopify' | 'google';
  readonly beganAt: MomentView;
  readonly lastUsedAt: MomentView;
  readonly isCurrent: boolean;
}

/** Which of the mails that they can do without the person gets. */
export interface MailPreferencesView {
  /** The state of the subscription to offers of the person's verified address. */
  readonly marketing: 'pending' | 'confirmed' | 'unsubscribed' | 'none' | 'unknown';
  /** For how many sold-out products they wait. */
  readonly stockAlerts: number;
  readonly wantsReviewRequests: boolean;
  /** Mails about delays and delivery attempts, beside what a customer must know. */
  readonly wantsParcelMails: boolean;
}

export interface PrivacyView {
  readonly sessions: readonly SessionView[];
  readonly mails: MailPreferencesView;
}

/** Loads what a person can see and change of their data; null if the account layout shows something else. */
export async function loadPrivacy({context}: AccountArgs) {
  const access = await openAccount(context);
  if (access.kind !== 'open') return null;
  const found = await nullIfUnavailable(context, () => findPrivacy(context, access.account));
  return data({found}, {status: found ? 200 : 503});
}

async function findPrivacy({backend}: AccountRequestContext, {live, claims}: Account): Promise<PrivacyView> {
  const [rows, [mails]] = await Promise.all([
    backend.call('find_own_sessions', {p_user_id: live.user_id, p_session_id: claims.sessionId}),
    backend.call('find_mail_preferences', {p_user_id: live.user_id}),
  ]);
  const address = mails?.email as string | null | undefined;
  return {
    mails: {
      // Without a proven address nothing is told about it.
      marketing: address ? ((mails?.marketing as MailPreferencesView['marketing'] | null) ?? 'none') : 'unknown',
      stockAlerts: mails?.stock_alerts ?? 0,
      wantsReviewRequests: mails?.wants_review_requests ?? true,
      wantsParcelMails: mails?.wants_parcel_mails ?? true,
    },
    sessions: rows.map(({handle, device, issuer, ...row}) => ({
      handle,
      device: device as string | null,
      method: issuer,
      beganAt: toMomentView(row.created_at, 'short'),
      lastUsedAt: toMomentView(row.last_seen_at, 'short'),
      isCurrent: row.is_current,
    })),
  };
}
