import {Link} from '@remix-run/react';
import type {Notice} from '~/core/notice';
import {OWNER_FIELD} from '~/shop/account/owner-field';
import {useAccountPerson} from '~/shop/account/frame/use-account-person';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {EmptyState} from '~/ui/EmptyState';
import {DELETION_PATH, DOWNLOAD_PATH, EMAIL_PATH, PRIVACY_COPY as COPY, PRIVACY_PATH} from '../personal-data-copy';
import type {PrivacyView} from './load-privacy.server';
import {MailPreferences} from './MailPreferences';
import {PrivacyCard} from './PrivacyCard';
import {Sessions} from './Sessions';

interface PrivacyPageProps {
  /** Null while the database is unavailable. */
  readonly found: PrivacyView | null;
  readonly failure: Notice | null;
}

/** What a person can see and change of the data that the shop holds about them. */
export function PrivacyPage({found, failure}: PrivacyPageProps) {
  return (
    <>
      <h2 className="mb-6 text-heading">{COPY.title}</h2>
      {failure && (
        <Alert tone="error" title={failure.title} className="mb-6">
          {failure.body}
        </Alert>
      )}
      {found ? <Parts found={found} /> : <Unavailable />}
    </>
  );
}

function Parts({found}: {readonly found: PrivacyView}) {
  const {email, userId} = useAccountPerson();
  return (
    <div className="flex flex-col gap-5">
      <PrivacyCard title={COPY.email} text={email ?? COPY.noEmail}>
        <Link to={EMAIL_PATH} className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {COPY.changeEmail}
        </Link>
      </PrivacyCard>
      <Sessions sessions={found.sessions} />
      <MailPreferences mails={found.mails} />
      <PrivacyCard title={COPY.download} text={COPY.downloadText}>
        {/* A plain form: the browser stores the response as a file. */}
        <form method="post" action={DOWNLOAD_PATH}>
          <input type="hidden" name={OWNER_FIELD} value={userId} />
          <Button type="submit" tone="outline" size="sm">
            {COPY.downloadButton}
          </Button>
        </form>
      </PrivacyCard>
      <PrivacyCard title={COPY.delete} text={COPY.deleteText}>
        <Link to={DELETION_PATH} className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {COPY.deleteLink}
        </Link>
      </PrivacyCard>
    </div>
  );
}

const Unavailable = () => (
  <EmptyState
    role="alert"
    title={COPY.unavailable}
    action={
      <Link to={PRIVACY_PATH} reloadDocument className={buttonStyle()}>
        {COPY.retry}
      </Link>
    }
  >
    {COPY.unavailableText}
  </EmptyState>
);
