import {Form} from '@remix-run/react';
import type {ComponentPropsWithoutRef, ReactNode} from 'react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {PageAlert} from '~/ui/PageAlert';
import type {PageNotice} from '~/ui/use-page-notice';
import {LogInAgain} from './LogInAgain';
import {OWNER_FIELD} from './owner-field';

interface SaveFormProps extends Pick<ComponentPropsWithoutRef<'form'>, 'id' | 'onSubmit' | 'noValidate'> {
  readonly intent: string;
  /** The id of the page's owner: a form sent after another person has signed in changes nothing. */
  readonly owner: string;
  readonly failure: PageNotice | null;
  readonly isSignedOut: boolean;
  readonly isPending: boolean;
  readonly labels: {readonly save: string; readonly saving: string};
  /** The tone of the button. */
  readonly tone?: 'primary' | 'danger';
  /** Beside the button. */
  readonly aside?: ReactNode;
  readonly children: ReactNode;
}

/** The layout of the forms in the account area: message, fields, buttons. */
export function SaveForm({
  intent,
  owner,
  failure,
  isSignedOut,
  isPending,
  labels,
  tone,
  aside,
  children,
  ...form
}: SaveFormProps) {
  return (
    <Form method="post" {...form} className="flex max-w-xl flex-col gap-5">
      <PageAlert shown={failure} className={failure?.isAnnounced ? 'order-last' : undefined} />
      <input type="hidden" name={OWNER_FIELD} value={owner} />
      {children}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" name={INTENT} value={intent} tone={tone} isPending={isPending} className="max-sm:w-full">
          {isPending ? labels.saving : labels.save}
        </Button>
        {isSignedOut ? <LogInAgain /> : aside}
      </div>
    </Form>
  );
}
