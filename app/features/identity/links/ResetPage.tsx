import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {IDENTITY_COPY} from '../identity-copy';
import {problemText} from '../problems/problem-copy';
import {DeadLink} from './DeadLink';
import {LinkCard} from './LinkCard';
import type {LinkReply} from './link-reply';
import {NewPasswordForm} from './NewPasswordForm';

const words = IDENTITY_COPY.reset;

interface ResetPageProps {
  /** Whether the address is that of a reset link at all. */
  readonly isLink: boolean;
  readonly reply?: LinkReply | undefined;
}

/** Choosing a new password. */
export function ResetPage({isLink, reply}: ResetPageProps) {
  const isDead = !isLink || reply?.isDead;
  const failure = reply?.failure?.body ?? problemText('reset', {code: 'RESET_URL_INVALID'});
  return (
    <LinkCard title={words.title}>
      {isDead ? (
        <DeadLink
          context="reset"
          reason={failure}
          action={
            <Link to="/account/recover" className={buttonStyle({size: 'sm'})}>
              {words.askAgain}
            </Link>
          }
        />
      ) : (
        <NewPasswordForm submit={words.submit} pending={words.pending} reply={reply} />
      )}
    </LinkCard>
  );
}
