import {Link} from '@remix-run/react';
import type {AccountReply} from '~/shop/account/account-reply';
import {ButtonForm} from '~/shop/account/ButtonForm';
import {useAccountPerson} from '~/shop/account/frame/use-account-person';
import {SaveForm} from '~/shop/account/SaveForm';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {TextField} from '~/ui/TextField';
import {fieldProps, useValidatedForm} from '~/ui/use-validated-form';
import {EMAIL_COPY as COPY, PRIVACY_COPY, PRIVACY_PATH} from '../personal-data-copy';
import type {EmailAccess, EmailChangeView} from './load-email.server';

const loadSchema = async () => (await import('./email-schema')).EmailSchema;

interface EmailPageProps {
  readonly access: EmailAccess;
  /** Null while the database is unavailable. */
  readonly change: {readonly pending: EmailChangeView | null} | null;
  readonly reply: AccountReply | undefined;
}

/** The page on which a person asks for another email address. */
export function EmailPage({access, change, reply}: EmailPageProps) {
  return (
    <>
      <h2 className="mb-6 text-heading">{COPY.title}</h2>
      <div className="flex max-w-xl flex-col gap-6">
        {access === 'open' ? <Change change={change} reply={reply} /> : <Closed access={access} />}
        <Link to={PRIVACY_PATH} className="self-start font-semibold underline underline-offset-4">
          {COPY.back}
        </Link>
      </div>
    </>
  );
}

function Change({change, reply}: Pick<EmailPageProps, 'change' | 'reply'>) {
  if (!change)
    return (
      <Alert tone="error" title={PRIVACY_COPY.unavailable}>
        {PRIVACY_COPY.unavailableText}
      </Alert>
    );
  return (
    <>
      {change.pending && <Pending change={change.pending} />}
      <EmailForm reply={reply} />
    </>
  );
}

function Pending({change}: {readonly change: EmailChangeView}) {
  const {newEmail, state, isOldConfirmed, isNewConfirmed} = change;
  if (state === 'taken' || state === 'refused')
    return (
      <Alert tone="warning" title={COPY[state]} className="[overflow-wrap:anywhere]">
        {state === 'taken' ? COPY.takenText(newEmail) : COPY.refusedText(newEmail)}
      </Alert>
    );
  if (state === 'applying') return <Alert tone="info" title={COPY.applying} />;
  if (state === 'expired') return <Alert tone="warning" title={COPY.expired} />;
  return (
    <Alert
      tone="info"
      title={COPY.pending}
      action={<ButtonForm intent="cancel-email" label={COPY.cancel} />}
      className="[overflow-wrap:anywhere]"
    >
      <p>{COPY.pendingText(newEmail)}</p>
      {!isOldConfirmed && <p>{COPY.oldWaits}</p>}
      {!isNewConfirmed && <p>{COPY.newWaits}</p>}
    </Alert>
  );
}

function EmailForm({reply}: Pick<EmailPageProps, 'reply'>) {
  const {userId, email} = useAccountPerson();
  const {form, fields, failure, isPending} = useValidatedForm('email', loadSchema, reply);
  return (
    <SaveForm
      {...form}
      intent="email"
      owner={userId}
      failure={failure}
      isSignedOut={reply?.isSignedOut ?? false}
      isPending={isPending}
      labels={COPY}
    >
      <TextField label={COPY.current} type="email" readOnly value={email ?? ''} />
      <TextField {...fieldProps(fields.email)} required label={COPY.next} type="email" autoComplete="email" />
      <div className="flex flex-col gap-2 text-ink-soft">
        <p>{COPY.text}</p>
        <p>{COPY.kept}</p>
      </div>
    </SaveForm>
  );
}

function Closed({access}: {readonly access: 'google' | 'off'}) {
  if (access === 'google')
    return (
      <Alert tone="info" title={COPY.google}>
        {COPY.googleText}
      </Alert>
    );
  return (
    <Alert
      tone="info"
      title={COPY.off}
      action={
        <Link to="/contact" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {COPY.contact}
        </Link>
      }
    >
      {COPY.offText}
    </Alert>
  );
}
