import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {PasswordField} from '~/ui/PasswordField';
import {fieldProps, useValidatedForm} from '~/ui/use-validated-form';
import {ACCOUNT_COPY} from '../account-copy';
import type {AccountReply} from '../account-reply';
import {useAccountPerson} from '../frame/use-account-person';
import {SaveForm} from '../SaveForm';
import type {PasswordState} from './handle-password.server';
import {ProfileTabs} from './ProfileTabs';

const loadSchema = async () => (await import('../account-schemas')).PasswordSchema;

const COPY = ACCOUNT_COPY.password;

interface PasswordPageProps {
  readonly password: PasswordState;
  readonly reply: AccountReply | undefined;
}

export function PasswordPage({password, reply}: PasswordPageProps) {
  return (
    <>
      <h2 className="sr-only">{ACCOUNT_COPY.profile.password}</h2>
      <ProfileTabs current="password" />
      {password === 'none' ? <NoPassword /> : <PasswordForm reply={reply} isKnown={password === 'known'} />}
    </>
  );
}

interface PasswordFormProps extends Pick<PasswordPageProps, 'reply'> {
  /** Whether the person signed in with their password, so that they certainly have one. */
  readonly isKnown: boolean;
}

function PasswordForm({reply, isKnown}: PasswordFormProps) {
  const {userId, email} = useAccountPerson();
  const {form, fields, failure, isPending} = useValidatedForm('password', loadSchema, reply);
  return (
    <SaveForm
      {...form}
      intent="password"
      owner={userId}
      failure={failure}
      isSignedOut={reply?.isSignedOut ?? false}
      isPending={isPending}
      labels={COPY}
      aside={
        <Link
          to="/account/recover?forgotten"
          className="inline-flex min-h-11 items-center px-1 text-sm font-semibold underline underline-offset-4"
        >
          {isKnown ? COPY.forgot : COPY.wish}
        </Link>
      }
    >
      {!isKnown && <p className="text-ink-soft">{COPY.possibleText}</p>}
      {/* Password managers need the account of the password. */}
      <input type="text" autoComplete="username" defaultValue={email ?? ''} hidden />
      <PasswordField
        {...fieldProps(fields.currentPassword)}
        required
        label={COPY.current}
        autoComplete="current-password"
      />
      <PasswordField
        {...fieldProps(fields.newPassword)}
        required
        label={COPY.next}
        hint={COPY.nextHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps(fields.confirmPassword)}
        required
        label={COPY.confirm}
        autoComplete="new-password"
      />
    </SaveForm>
  );
}

function NoPassword() {
  return (
    <Alert tone="info" title={COPY.noneTitle} className="max-w-xl">
      {COPY.noneText}
    </Alert>
  );
}
