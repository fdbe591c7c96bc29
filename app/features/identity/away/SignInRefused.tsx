import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {LinkCard} from '../links/LinkCard';

/** What somebody sees who comes back from a sign-in that this browser did not begin, or has finished already. */
export function SignInRefused() {
  return (
    <LinkCard title="Sign-in failed">
      <p className="text-center">This sign-in was not started in this browser, took too long, or was used already.</p>
      <Link to="/auth" className={cn(buttonStyle(), 'w-full')}>
        Try Again
      </Link>
    </LinkCard>
  );
}
