import {Form} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {PasswordField} from '~/ui/PasswordField';
import {fieldProps, type FormReply} from '~/ui/use-judged-form';
import {FormFailure} from '../card/FormFailure';
import {useAccountForm} from '../card/use-account-form';
import {IDENTITY_COPY} from '../identity-copy';
import {NewPasswordSchema} from '../password/password-schemas';

const words = IDENTITY_COPY.fields;

interface NewPasswordFormProps {
  readonly submit: string;
  readonly pending: string;
  readonly reply?: FormReply | undefined;
}

/** Choosing a password behind a mailed link, which is this page's own address: the form is posted to where it stands. */
export function NewPasswordForm({submit, pending, reply}: NewPasswordFormProps) {
  const {form, fields, failure, isPending} = useAccountForm('new-password', NewPasswordSchema, reply);
  return (
    // Not discovered: its address is a secret, and would be asked for under another name.
    <Form method="post" discover="none" {...form} className="flex flex-col gap-5">
      <FormFailure failure={failure} />
      <PasswordField
        {...fieldProps(fields.password)}
        required
        label={words.newPassword}
        hint={words.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps(fields.confirmPassword)}
        required
        label={words.confirmPassword}
        autoComplete="new-password"
      />
      <Button type="submit" name={INTENT} value="new-password" isPending={isPending} className="w-full">
        {isPending ? pending : submit}
      </Button>
    </Form>
  );
}
