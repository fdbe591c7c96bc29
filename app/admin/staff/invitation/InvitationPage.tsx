import {Form, Link, useNavigation} from '@remix-run/react';
import type {Notice} from '~/core/notice';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {INVITATION_COPY as COPY, invitationNotice} from './invitation-copy';
import type {InvitationView} from './invitation-view';

interface InvitationPageProps extends InvitationView {
  /** Why the form did not reach the server. */
  readonly offline: Notice | null;
}

/** The page on which somebody accepts an invitation to the staff. */
export function InvitationPage({state, email, role, signInPath, shopName, offline}: InvitationPageProps) {
  const notice = offline ?? invitationNotice(state);
  return (
    <div className="page grid max-w-xl gap-5 py-10">
      <h1 className="text-title">{COPY.title(shopName)}</h1>
      {role && <p className="text-lead">{COPY.role(role)}</p>}
      {notice && (
        <Alert tone={notice.tone} title={notice.title}>
          {notice.body}
        </Alert>
      )}
      {email && (
        <p className="[overflow-wrap:anywhere]">
          {COPY.address} <strong>{email}</strong>
        </p>
      )}
      {state === 'ready' && <Accept />}
      {state === 'signed-out' && (
        <Link to={signInPath} reloadDocument className={buttonStyle({className: 'justify-self-start'})}>
          {COPY.signIn}
        </Link>
      )}
      {(state === 'other-address' || state === 'not-verified') && (
        <Form method="post" action="/logout">
          <Button type="submit">{COPY.signOut}</Button>
        </Form>
      )}
      {state === 'already-staff' && (
        <Link to="/admin" className={buttonStyle({className: 'justify-self-start'})}>
          {COPY.admin}
        </Link>
      )}
      {(state === 'invalid' || state === null) && (
        <Link to="/" className={buttonStyle({tone: 'outline', className: 'justify-self-start'})}>
          {COPY.home}
        </Link>
      )}
    </div>
  );
}

function Accept() {
  const isPending = useNavigation().formMethod === 'POST';
  return (
    <Form method="post" onSubmit={useSingleSubmit(isPending)} className="grid justify-items-start gap-4">
      <p className="text-ink-soft">{COPY.secondFactor}</p>
      <Button type="submit" isPending={isPending}>
        {isPending ? COPY.accepting : COPY.accept}
      </Button>
    </Form>
  );
}
