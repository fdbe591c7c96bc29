import {Form, Link, useNavigation} from '@remix-run/react';
import {useId} from 'react';
import {Button} from '~/ui/Button';
import {TextField} from '~/ui/TextField';
import {TrapField} from '~/shop/subscribers/sign-up/TrapField';
import {STOCK_ALERT_COPY, stockAlertNotice} from './stock-alert-copy';
import {stockAlertPath, VARIANT_FIELD} from './stock-alert-path';

interface StockAlertFormProps {
  readonly handle: string;
  /** GID of the sold-out variant. */
  readonly variantId: string;
  readonly email?: string;
  readonly isInvalid?: boolean;
}

/** Asks for an email when a variant can be bought again. A form of its own page, so that it works on cached pages without scripts. */
export function StockAlertForm({handle, variantId, email, isInvalid = false}: StockAlertFormProps) {
  const path = stockAlertPath(handle);
  const isPending = useNavigation().formAction === path;
  const titleId = useId();
  return (
    <Form
      method="post"
      action={path}
      noValidate
      aria-labelledby={titleId}
      className="flex flex-col gap-3 rounded-card border border-line bg-surface-raised p-5 text-start"
    >
      <h2 id={titleId} className="font-semibold">
        {STOCK_ALERT_COPY.title}
      </h2>
      <input type="hidden" name={VARIANT_FIELD} value={variantId} />
      <div className="flex flex-wrap items-end gap-3">
        <TextField
          label={STOCK_ALERT_COPY.email}
          name="email"
          type="email"
          inputMode="email"
          autoComplete="email"
          required
          placeholder={STOCK_ALERT_COPY.placeholder}
          defaultValue={email}
          error={isInvalid ? stockAlertNotice('invalid').body : undefined}
          className="min-w-0 flex-1 basis-52"
        />
        <Button type="submit" isPending={isPending} className="max-sm:w-full">
          {isPending ? STOCK_ALERT_COPY.submitting : STOCK_ALERT_COPY.submit}
        </Button>
      </div>
      <TrapField />
      <p className="text-sm leading-snug text-ink-soft">
        {STOCK_ALERT_COPY.hint}{' '}
        <Link to="/privacy-policy" className="underline underline-offset-4">
          {STOCK_ALERT_COPY.privacy}
        </Link>
      </p>
    </Form>
  );
}
