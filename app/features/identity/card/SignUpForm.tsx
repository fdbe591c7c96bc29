import {Form} from '@remix-run/react';
import {Button} from '~/ui/Button';
import {TextField} from '~/ui/TextField';
import {IDENTITY_COPY} from '../identity-copy';
import {INTENT, SignUpSchema} from '../password/account-forms';
import type {CardReply} from './card-reply';
import {FormFailure} from './FormFailure';
import {textFieldProps, useAccountForm} from './use-account-form';

const {card, fields: words} = IDENTITY_COPY;

interface SignUpFormProps {
  readonly action: string;
  readonly reply?: CardReply | undefined;
}

/** Opening an account with e-mail and password. */
export function SignUpForm({action, reply}: SignUpFormProps) {
  const {form, fields, failure, isPending} = useAccountForm('sign-up', SignUpSchema, reply);
  return (
    <Form method="post" action={action} {...form} className="mt-6 flex flex-col gap-5">
      <FormFailure failure={failure} />
      <TextField {...textFieldProps(fields.name)} label={words.name} autoComplete="name" />
      <TextField
        {...textFieldProps(fields.email)}
        label={words.email}
        type="email"
        inputMode="email"
        autoComplete="email"
      />
      <TextField
        {...textFieldProps(fields.password)}
        label={words.password}
        hint={words.passwordHint}
        type="password"
        autoComplete="new-password"
      />
      <TextField
        {...textFieldProps(fields.confirmPassword)}
        label={words.confirmPassword}
        type="password"
        autoComplete="new-password"
      />
      <Button type="submit" name={INTENT} value="sign-up" isPending={isPending} className="w-full">
        {isPending ? card.creatingAccount : card.signUp}
      </Button>
    </Form>
  );
}
