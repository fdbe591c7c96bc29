import {Link, useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {IDENTITY_COPY} from '../identity-copy';
import {InvalidLink} from './InvalidLink';
import {LinkCard} from '../card/LinkCard';
import type {LinkReply} from './link-reply';
import {NewPasswordForm} from './NewPasswordForm';

const labels = IDENTITY_COPY.activate;

interface ActivatePageProps {
  /** Why the URL is no activation link; null if it is one. */
  readonly fault: string | null;
  readonly reply?: LinkReply | undefined;
  /** Replaces the password form. */
  readonly firstStep?: ReactNode;
}

/** The page behind an activation link. Opening it changes nothing, because mail scanners open links too. */
export function ActivatePage({fault, reply, firstStep}: ActivatePageProps) {
  const failure = fault ?? (reply?.isInvalid && reply.failure?.body);
  return (
    <LinkCard title={labels.title}>
      {failure ? (
        <InvalidLink context="activation" reason={failure} action={<NextSteps />} />
      ) : (
        (firstStep ?? (
          <>
            <p className="text-center text-ink-soft">{labels.text}</p>
            <NewPasswordForm submit={labels.submit} pending={labels.pending} reply={reply} />
          </>
        ))
      )}
    </LinkCard>
  );
}

function NextSteps() {
  const {pathname} = useLocation();
  return (
    <div className="flex flex-wrap gap-3 *:flex-auto">
      <Link to="/auth" className={buttonStyle({size: 'sm'})}>
        {labels.goToLogin}
      </Link>
      <a href={pathname} className={buttonStyle({tone: 'outline', size: 'sm'})}>
        {labels.tryAgain}
      </a>
    </div>
  );
}
