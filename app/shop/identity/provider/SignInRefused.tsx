import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {IDENTITY_COPY} from '../identity-copy';
import {LinkCard} from '../card/LinkCard';

const COPY = IDENTITY_COPY.refused;

interface SignInRefusedProps {
  readonly isSignedIn: boolean;
}

/** The page after a callback of a sign-in that this browser did not start or has already finished. */
export function SignInRefused({isSignedIn}: SignInRefusedProps) {
  return (
    <LinkCard title={isSignedIn ? COPY.signedInTitle : COPY.title}>
      <p className="text-center">{isSignedIn ? COPY.signedInText : COPY.text}</p>
      <Link to={isSignedIn ? '/profile' : '/auth'} className={cn(buttonStyle(), 'w-full')}>
        {isSignedIn ? COPY.profile : COPY.tryAgain}
      </Link>
    </LinkCard>
  );
}
