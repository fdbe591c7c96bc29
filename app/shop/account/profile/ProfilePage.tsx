import {Link} from '@remix-run/react';
import {TextField} from '~/ui/TextField';
import {fieldProps, useValidatedForm} from '~/ui/use-validated-form';
import {ACCOUNT_COPY} from '../account-copy';
import type {AccountReply} from '../account-reply';
import {useAccountPerson} from '../frame/use-account-person';
import {SaveForm} from '../SaveForm';
import {ProfileTabs} from './ProfileTabs';

const loadSchema = async () => (await import('../account-schemas')).ProfileSchema;

const COPY = ACCOUNT_COPY.profile;

export function ProfilePage({reply}: {readonly reply: AccountReply | undefined}) {
  const {userId, name, email} = useAccountPerson();
  const {form, fields, failure, isPending} = useValidatedForm('profile', loadSchema, reply, {name});
  return (
    <>
      <h2 className="sr-only">{COPY.information}</h2>
      <ProfileTabs current="information" />
      <SaveForm
        {...form}
        intent="profile"
        owner={userId}
        failure={failure}
        isSignedOut={reply?.isSignedOut ?? false}
        isPending={isPending}
        labels={COPY}
      >
        <TextField {...fieldProps(fields.name)} required label={COPY.name} autoComplete="name" />
        <div>
          <TextField label={COPY.email} hint={COPY.emailHint} type="email" readOnly required value={email ?? ''} />
          <Link
            to="/profile/email"
            className="mt-1 inline-flex min-h-11 items-center text-sm font-semibold underline underline-offset-4"
          >
            {COPY.changeEmail}
          </Link>
        </div>
      </SaveForm>
    </>
  );
}
