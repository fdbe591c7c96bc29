import {Form, Link} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {PasswordField} from '~/ui/PasswordField';
import {TextField} from '~/ui/TextField';
import {fieldProps} from '~/ui/use-validated-form';
import {IDENTITY_COPY} from '../identity-copy';
import {recoveryLink} from './card-link';
import type {CardReply} from './card-reply';
import {FormFailure} from './FormFailure';
import {useAccountForm} from './use-account-form';
import {useFailureEvent} from './use-failure-event';

const loadSchema = async () => (await import('../password/password-schemas')).SignInSchema;

const {card, fields: labels} = IDENTITY_COPY;

interface SignInFormProps {
  readonly action: string;
  /** The validated path to redirect to after sign-in, which a password reset keeps. */
  readonly returnTo: string | null;
  readonly reply?: CardReply | undefined;
}

export function SignInForm({action, returnTo, reply}: SignInFormProps) {
  const {form, fields, failure, isPending} = useAccountForm('sign-in', loadSchema, reply);
  useFailureEvent('login_failure', reply);
  return (
    <Form method="post" action={action} {...form} className="mt-6 flex flex-col gap-5">
      <FormFailure failure={failure} />
      <TextField
        {...fieldProps(fields.email)}
        required
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="username"
      />
      <PasswordField
        {...fieldProps(fields.password)}
        required
        label={labels.password}
        autoComplete="current-password"
      />
      <Link
        to={recoveryLink(returnTo)}
        className="-my-3 inline-flex min-h-11 items-center self-end text-sm font-semibold underline underline-offset-4"
      >
        {card.forgot}
      </Link>
      <Button type="submit" name={INTENT} value="sign-in" isPending={isPending} className="w-full">
        {isPending ? card.signingIn : card.signIn}
      </Button>
    </Form>
  );
}
