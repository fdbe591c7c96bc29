import {Form} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {PasswordField} from '~/ui/PasswordField';
import {fieldProps, type FormReply} from '~/ui/use-validated-form';
import {FormFailure} from '../card/FormFailure';
import {useAccountForm} from '../card/use-account-form';
import {IDENTITY_COPY} from '../identity-copy';

const loadSchema = async () => (await import('../password/password-schemas')).NewPasswordSchema;

const labels = IDENTITY_COPY.fields;

interface NewPasswordFormProps {
  readonly submit: string;
  readonly pending: string;
  readonly reply?: FormReply | undefined;
}

/** The form behind a mailed link that sets a password. It posts to the page's own URL, which is the link. */
export function NewPasswordForm({submit, pending, reply}: NewPasswordFormProps) {
  const {form, fields, failure, isPending} = useAccountForm('new-password', loadSchema, reply);
  return (
    // The URL is a secret, so route discovery must not request it.
    <Form method="post" discover="none" {...form} className="flex flex-col gap-5">
      <FormFailure failure={failure} />
      <PasswordField
        {...fieldProps(fields.password)}
        required
        label={labels.newPassword}
        hint={labels.passwordHint}
        autoComplete="new-password"
      />
      <PasswordField
        {...fieldProps(fields.confirmPassword)}
        required
        label={labels.confirmPassword}
        autoComplete="new-password"
      />
      <Button type="submit" name={INTENT} value="new-password" isPending={isPending} className="w-full">
        {isPending ? pending : submit}
      </Button>
    </Form>
  );
}
