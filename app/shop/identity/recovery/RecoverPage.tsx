import {Form, Link} from '@remix-run/react';
import {useEffect} from 'react';
import {INTENT} from '~/core/intent';
import {announce} from '~/ui/announce';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {Disclosure} from '~/ui/Disclosure';
import {TextField} from '~/ui/TextField';
import {fieldProps, type FormReply} from '~/ui/use-validated-form';
import {usePageNotice} from '~/ui/use-page-notice';
import {cardLink, recoveryLink} from '../card/card-link';
import {FormFailure} from '../card/FormFailure';
import {useAccountForm} from '../card/use-account-form';
import {IDENTITY_COPY} from '../identity-copy';
import {RESET_SENT} from '../identity-notices';
import {LinkCard} from '../card/LinkCard';

const loadSchema = async () => (await import('../password/password-schemas')).RecoverSchema;

const {recover: labels, fields: fieldLabels} = IDENTITY_COPY;

interface RecoverPageProps {
  /** Whether the form was sent; it looks the same whether or not the address has an account. */
  readonly isSent: boolean;
  /** The validated path to redirect to after sign-in. */
  readonly returnTo: string | null;
  readonly reply?: FormReply | undefined;
}

export function RecoverPage({isSent, returnTo, reply}: RecoverPageProps) {
  const {form, fields, failure, isPending} = useAccountForm('recover', loadSchema, reply);
  return (
    <LinkCard title={labels.title}>
      {isSent ? (
        <ResetSent returnTo={returnTo} />
      ) : (
        <>
          <p className="text-ink-soft">{labels.text}</p>
          <Form method="post" {...form} className="flex flex-col gap-5">
            <FormFailure failure={failure} />
            <TextField
              {...fieldProps(fields.email)}
              required
              label={fieldLabels.email}
              type="email"
              inputMode="email"
              autoComplete="username"
            />
            <Button type="submit" name={INTENT} value="recover" isPending={isPending} className="w-full">
              {isPending ? labels.pending : labels.submit}
            </Button>
          </Form>
        </>
      )}
      <Disclosure title={labels.which}>
        <p>{labels.whichText}</p>
        <Link to="/contact?topic=other" className="inline-flex min-h-11 items-center underline underline-offset-4">
          {labels.contact}
        </Link>
      </Disclosure>
      <Link
        to={cardLink('/auth', 'sign-in', returnTo)}
        className="inline-flex min-h-11 items-center self-center font-semibold underline underline-offset-4"
      >
        {labels.back}
      </Link>
    </LinkCard>
  );
}

function ResetSent({returnTo}: Pick<RecoverPageProps, 'returnTo'>) {
  const shown = usePageNotice(RESET_SENT);
  useEffect(() => announce('password_reset_request'), []);
  return (
    <>
      <Alert tone="success" title={RESET_SENT.title} aria-live={shown && !shown.isAnnounced ? undefined : 'off'}>
        {RESET_SENT.body}
      </Alert>
      <p className="text-ink-soft">
        {labels.missing}{' '}
        <Link
          to={returnTo ? recoveryLink(returnTo) : '/account/recover?forgotten'}
          className="underline underline-offset-4"
        >
          {labels.askAgain}
        </Link>
        .
      </p>
    </>
  );
}
