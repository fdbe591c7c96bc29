import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {IDENTITY_COPY} from '../identity-copy';
import {identityProblemText} from '../problems/identity-problem-copy';
import {InvalidLink} from './InvalidLink';
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
  const isInvalid = !isLink || reply?.isInvalid;
  const failure = reply?.failure?.body ?? identityProblemText('reset', {code: 'RESET_URL_INVALID'});
  return (
    <LinkCard title={words.title}>
      {isInvalid ? (
        <InvalidLink
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
