import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {IDENTITY_COPY} from '../identity-copy';
import {LinkCard} from '../card/LinkCard';

const COPY = IDENTITY_COPY.refused;

/** The page after a callback of a sign-in that this browser did not start or has already finished. */
export function SignInRefused() {
  return (
    <LinkCard title={COPY.title}>
      <p className="text-center">{COPY.text}</p>
      <Link to="/auth" className={cn(buttonStyle(), 'w-full')}>
        {COPY.tryAgain}
      </Link>
    </LinkCard>
  );
}
