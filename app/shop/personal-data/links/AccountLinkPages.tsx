import {Link} from '@remix-run/react';
import {MailLinkPage} from '~/shop/subscribers/links/MailLinkPage';
import {buttonStyle} from '~/ui/button-style';
import {
  DELETION_LINK_COPY,
  DELETION_LINK_RESULTS,
  EMAIL_LINK_COPY,
  EMAIL_LINK_RESULTS,
  KEEP_LINK_COPY,
  KEEP_LINK_RESULTS,
  type DeletionLinkOutcome,
  type EmailLinkOutcome,
  type KeepLinkOutcome,
} from './account-link-copy';

interface LinkPageProps<Outcome> {
  /** Null before the button is pressed. */
  readonly outcome: Outcome | null;
}

const STYLE = buttonStyle({tone: 'outline'});

/** The page behind a link that confirms a change of address, in the mail to either one. */
export const EmailLinkPage = ({outcome}: LinkPageProps<EmailLinkOutcome>) => (
  <MailLinkPage copy={EMAIL_LINK_COPY} results={EMAIL_LINK_RESULTS} outcome={outcome}>
    <Link to="/profile" className={STYLE}>
      {EMAIL_LINK_COPY.account}
    </Link>
  </MailLinkPage>
);

/** The page behind a link that deletes an account. */
export const DeletionLinkPage = ({outcome}: LinkPageProps<DeletionLinkOutcome>) => (
  <MailLinkPage copy={DELETION_LINK_COPY} results={DELETION_LINK_RESULTS} outcome={outcome}>
    <Link to="/" reloadDocument className={STYLE}>
      {DELETION_LINK_COPY.home}
    </Link>
  </MailLinkPage>
);

/** The page behind a link that keeps an account after all. */
export const KeepLinkPage = ({outcome}: LinkPageProps<KeepLinkOutcome>) => (
  <MailLinkPage copy={KEEP_LINK_COPY} results={KEEP_LINK_RESULTS} outcome={outcome}>
    <Link to="/auth" className={STYLE}>
      {KEEP_LINK_COPY.logIn}
    </Link>
  </MailLinkPage>
);
