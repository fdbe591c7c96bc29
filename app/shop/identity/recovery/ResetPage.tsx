import {Link} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {IDENTITY_COPY} from '../identity-copy';
import {identityProblemText} from '../problems/identity-problem-copy';
import {InvalidLink} from './InvalidLink';
import {LinkCard} from '../card/LinkCard';
import type {LinkReply} from './link-reply';
import {NewPasswordForm} from './NewPasswordForm';

const labels = IDENTITY_COPY.reset;

interface ResetPageProps {
  /** Whether the URL has the form of a reset link. */
  readonly isLink: boolean;
  readonly reply?: LinkReply | undefined;
}

export function ResetPage({isLink, reply}: ResetPageProps) {
  const isInvalid = !isLink || reply?.isInvalid;
  const failure = reply?.failure?.body ?? identityProblemText('reset', {kind: 'reset-url-invalid'});
  return (
    <LinkCard title={labels.title}>
      {isInvalid ? (
        <InvalidLink
          context="reset"
          reason={failure}
          action={
            <Link to="/account/recover" className={buttonStyle({size: 'sm'})}>
              {labels.askAgain}
            </Link>
          }
        />
      ) : (
        <NewPasswordForm submit={labels.submit} pending={labels.pending} reply={reply} />
      )}
    </LinkCard>
  );
}
