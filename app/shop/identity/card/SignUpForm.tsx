import {Form} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {PasswordField} from '~/ui/PasswordField';
import {TextField} from '~/ui/TextField';
import {fieldProps} from '~/ui/use-validated-form';
import {IDENTITY_COPY} from '../identity-copy';
import type {CardReply} from './card-reply';
import {FormFailure} from './FormFailure';
import {useAccountForm} from './use-account-form';
import {useFailureEvent} from './use-failure-event';

const loadSchema = async () => (await import('../password/password-schemas')).SignUpSchema;

const {card, fields: labels} = IDENTITY_COPY;

interface SignUpFormProps {
  readonly action: string;
  readonly reply?: CardReply | undefined;
}

export function SignUpForm({action, reply}: SignUpFormProps) {
  const {form, fields, failure, isPending} = useAccountForm('sign-up', loadSchema, reply);
  useFailureEvent('signup_failure', reply);
  return (
    <Form method="post" action={action} {...form} className="mt-6 flex flex-col gap-5">
      <FormFailure failure={failure} />
      <TextField {...fieldProps(fields.name)} required label={labels.name} autoComplete="name" />
      <TextField
        {...fieldProps(fields.email)}
        required
        label={labels.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <PasswordField
        {...fieldProps(fields.password)}
        required
        label={labels.password}
        hint={labels.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps(fields.confirmPassword)}
        required
        label={labels.confirmPassword}
        autoComplete="new-password"
      />
      <Button type="submit" name={INTENT} value="sign-up" isPending={isPending} className="w-full">
        {isPending ? card.creatingAccount : card.signUp}
      </Button>
    </Form>
  );
}
