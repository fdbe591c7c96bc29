import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {TextField} from '~/ui/TextField';
import {fieldProps, useJudgedForm} from '~/ui/use-judged-form';
import {ACCOUNT_COPY} from '../account-copy';
import {PasswordSchema} from '../account-forms';
import type {AccountReply} from '../account-reply';
import {usePerson} from '../frame/use-person';
import {SaveForm} from '../SaveForm';
import {ProfileTabs} from './ProfileTabs';

const COPY = ACCOUNT_COPY.password;

interface PasswordPageProps {
  readonly hasPassword: boolean;
  readonly reply: AccountReply | undefined;
}

/** Changing one's password. */
export function PasswordPage({hasPassword, reply}: PasswordPageProps) {
  return (
    <>
      <h2 className="sr-only">{ACCOUNT_COPY.profile.password}</h2>
      <ProfileTabs current="password" />
      {hasPassword ? <PasswordForm reply={reply} /> : <NoPassword />}
    </>
  );
}

function PasswordForm({reply}: Pick<PasswordPageProps, 'reply'>) {
  const {userId, email} = usePerson();
  const {form, fields, failure, isPending} = useJudgedForm('password', PasswordSchema, reply);
  return (
    <SaveForm
      {...form}
      intent="password"
      owner={userId}
      failure={failure}
      isSignedOut={reply?.isSignedOut ?? false}
      isPending={isPending}
      words={COPY}
      aside={
        <Link
          to="/account/recover"
          className="inline-flex min-h-11 items-center px-1 text-sm font-semibold underline underline-offset-4"
        >
          {COPY.forgot}
        </Link>
      }
    >
      {/* Password managers want to know whose password this is. */}
      <input type="text" autoComplete="username" defaultValue={email ?? ''} hidden />
      <TextField
        {...fieldProps(fields.currentPassword)}
        required
        label={COPY.current}
        type="password"
        autoComplete="current-password"
      />
      <TextField
        {...fieldProps(fields.newPassword)}
        required
        label={COPY.next}
        hint={COPY.nextHint}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...fieldProps(fields.confirmPassword)}
        required
        label={COPY.confirm}
        type="password"
        autoComplete="new-password"
      />
    </SaveForm>
  );
}

function NoPassword() {
  return (
    <Alert
      tone="info"
      title={COPY.noneTitle}
      className="max-w-xl"
      action={
        <Link to="/account/recover" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {COPY.wish}
        </Link>
      }
    >
      {COPY.noneText}
    </Alert>
  );
}
