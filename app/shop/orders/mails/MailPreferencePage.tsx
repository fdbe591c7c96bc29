import {Form, Link, useNavigation} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {MAILS_FIELD} from './mails-field';
import {MAILS_PREFERENCE_COPY as COPY} from './order-mails-copy';

interface MailPreferencePageProps {
  /** Null while it cannot be read. */
  readonly isWanted: boolean | null;
  /** Null before the form is sent. */
  readonly isSaved: boolean | null;
}

/** The choice of mails about orders, in the account. */
export function MailPreferencePage({isWanted, isSaved}: MailPreferencePageProps) {
  const isPending = useNavigation().formMethod === 'POST';
  return (
    <section aria-labelledby="order-mails">
      <h2 id="order-mails" className="text-heading">
        {COPY.title}
      </h2>
      <p className="mt-2 max-w-xl text-ink-soft">{COPY.lead}</p>
      {isWanted === null ? (
        <Alert tone="error" className="mt-6 max-w-xl" title={COPY.unavailable} />
      ) : (
        <Form method="post" preventScrollReset className="mt-6 flex max-w-xl flex-col gap-5">
          <div>
            <label className="flex min-h-11 items-start gap-3">
              <input
                type="checkbox"
                name={MAILS_FIELD}
                value="yes"
                defaultChecked={isWanted}
                aria-describedby="order-mails-hint"
                className="mt-1 size-5 shrink-0 accent-accent-ink"
              />
              {COPY.label}
            </label>
            <p id="order-mails-hint" className="ms-8 text-sm text-ink-soft">
              {COPY.hint}
            </p>
          </div>
          <div className="flex flex-wrap items-center gap-4">
            <Button type="submit" isPending={isPending} className="max-sm:w-full">
              {isPending ? COPY.saving : COPY.save}
            </Button>
            <p role="status">{isSaved && !isPending ? COPY.saved : ''}</p>
          </div>
          {isSaved === false && !isPending && <Alert tone="error" title={COPY.failed} />}
        </Form>
      )}
      <p className="mt-8">
        <Link
          to="/profile/orders"
          className="inline-flex min-h-11 items-center font-semibold underline underline-offset-4"
        >
          {COPY.back}
        </Link>
      </p>
    </section>
  );
}
