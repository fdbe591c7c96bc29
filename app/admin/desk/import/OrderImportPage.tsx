import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, Link, useNavigation} from '@remix-run/react';
import {AdminPage} from '~/admin/frame/AdminPage';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {PageAlert} from '~/ui/PageAlert';
import {TextField} from '~/ui/TextField';
import {usePageNotice} from '~/ui/use-page-notice';
import {useSingleSubmit} from '~/ui/use-single-submit';
import type {OrderImportReply} from './handle-order-import.server';
import {ORDER_IMPORT_COPY as COPY} from './order-import-copy';

interface OrderImportPageProps {
  /** The order that the address names; may be empty. */
  readonly number: string;
  readonly idempotencyKey: string;
  readonly reply: OrderImportReply | undefined;
}

/** Imports an order that did not arrive by itself. */
export function OrderImportPage({number, idempotencyKey, reply}: OrderImportPageProps) {
  const failure = usePageNotice(reply?.failure ?? null);
  const isPending = useNavigation().formData !== undefined;
  return (
    <AdminPage
      title={COPY.title}
      actions={
        <Link to="/admin/orders" className={buttonStyle({tone: 'outline', size: 'sm'})}>
          {COPY.back}
        </Link>
      }
    >
      <PageAlert shown={failure} />
      <Form
        method="post"
        noValidate
        onSubmit={useSingleSubmit(isPending)}
        className="flex max-w-xl flex-col gap-4 rounded-card border border-line bg-surface-raised p-4 shadow-card sm:p-6"
      >
        <p className="text-ink-soft">{COPY.text}</p>
        <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
        <TextField
          name="number"
          label={COPY.number}
          hint={COPY.numberHint}
          defaultValue={reply?.number ?? number}
          error={reply?.error ?? undefined}
          maxLength={21}
          inputMode="numeric"
          autoComplete="off"
          required
        />
        <Button type="submit" isPending={isPending} className="self-start max-sm:w-full">
          {isPending ? COPY.submitting : COPY.submit}
        </Button>
      </Form>
    </AdminPage>
  );
}
