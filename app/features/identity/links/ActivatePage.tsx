import {Link, useLocation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {IDENTITY_COPY} from '../identity-copy';
import {InvalidLink} from './InvalidLink';
import {LinkCard} from './LinkCard';
import type {LinkReply} from './link-reply';
import {NewPasswordForm} from './NewPasswordForm';

const words = IDENTITY_COPY.activate;

interface ActivatePageProps {
  /** Why the address is no activation link; null when it is one. */
  readonly fault: string | null;
  readonly reply?: LinkReply | undefined;
  /** What to do first; choosing a password when absent. */
  readonly firstStep?: ReactNode;
}

/** Opening an account. Looking at the page changes nothing: mail scanners look, too. */
export function ActivatePage({fault, reply, firstStep}: ActivatePageProps) {
  const failure = fault ?? (reply?.isInvalid && reply.failure?.body);
  return (
    <LinkCard title={words.title}>
      {failure ? (
        <InvalidLink context="activation" reason={failure} action={<NextSteps />} />
      ) : (
        (firstStep ?? (
          <>
            <p className="text-center text-ink-soft">{words.text}</p>
            <NewPasswordForm submit={words.submit} pending={words.pending} reply={reply} />
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
        {words.goToLogin}
      </Link>
      <a href={pathname} className={buttonStyle({tone: 'outline', size: 'sm'})}>
        {words.tryAgain}
      </a>
    </div>
  );
}
