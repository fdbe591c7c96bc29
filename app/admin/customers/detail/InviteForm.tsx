import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {Form, useNavigation} from '@remix-run/react';
import {INTENT} from '~/core/intent';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {Button} from '~/ui/Button';
import {CUSTOMER_COPY} from './customer-copy';

/** Sends an activation email again. */
export function InviteForm({idempotencyKey}: {readonly idempotencyKey: string}) {
  const {formData} = useNavigation();
  const isPending = formData?.get(INTENT) === 'invite';
  return (
    <Form method="post" preventScrollReset onSubmit={useSingleSubmit(isPending)} className="mt-5 grid gap-2">
      <input type="hidden" name={IDEMPOTENCY_KEY} value={idempotencyKey} />
      <p id="invite-text" className="text-sm text-ink-soft">
        {CUSTOMER_COPY.resendText}
      </p>
      <Button
        type="submit"
        name={INTENT}
        value="invite"
        tone="outline"
        size="sm"
        aria-describedby="invite-text"
        isPending={isPending}
        className="max-sm:w-full sm:justify-self-start"
      >
        {isPending ? CUSTOMER_COPY.resending : CUSTOMER_COPY.resend}
      </Button>
    </Form>
  );
}
