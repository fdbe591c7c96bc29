import {Form, Link} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {TextField} from '~/ui/TextField';
import {fieldProps, type FormReply} from '~/ui/use-judged-form';
import {usePageNotice} from '~/ui/use-page-notice';
import {FormFailure} from '../card/FormFailure';
import {useAccountForm} from '../card/use-account-form';
import {IDENTITY_COPY} from '../identity-copy';
import {RESET_SENT} from '../identity-notices';
import {RecoverSchema} from '../password/password-schemas';
import {LinkCard} from './LinkCard';

const {recover: words, fields: fieldWords} = IDENTITY_COPY;

interface RecoverPageProps {
  /** The mail is on its way, if there is anybody to get it. */
  readonly isSent: boolean;
  readonly reply?: FormReply | undefined;
}

/** Asking for a link to choose a new password. */
export function RecoverPage({isSent, reply}: RecoverPageProps) {
  const {form, fields, failure, isPending} = useAccountForm('recover', RecoverSchema, reply);
  return (
    <LinkCard title={words.title}>
      {isSent ? (
        <ResetSent />
      ) : (
        <>
          <p className="text-ink-soft">{words.text}</p>
          <Form method="post" {...form} className="flex flex-col gap-5">
            <FormFailure failure={failure} />
            <TextField
              {...fieldProps(fields.email)}
              required
              label={fieldWords.email}
              type="email"
              inputMode="email"
              autoComplete="username"
            />
            <Button type="submit" name={INTENT} value="recover" isPending={isPending} className="w-full">
              {isPending ? words.pending : words.submit}
            </Button>
          </Form>
        </>
      )}
      <Link
        to="/auth"
        className="inline-flex min-h-11 items-center self-center font-semibold underline underline-offset-4"
      >
        {words.back}
      </Link>
    </LinkCard>
  );
}

function ResetSent() {
  const shown = usePageNotice(RESET_SENT);
  return (
    <>
      {/* Its place is kept while the toast speaks, so that the link does not move. */}
      <Alert
        tone="success"
        title={RESET_SENT.title}
        className={shown ? undefined : 'invisible'}
        aria-live={shown?.isSaid ? 'off' : undefined}
      >
        {RESET_SENT.body}
      </Alert>
      <p className="text-ink-soft">
        {words.missing}{' '}
        <Link to="/account/recover" className="underline underline-offset-4">
          {words.askAgain}
        </Link>
        .
      </p>
    </>
  );
}
