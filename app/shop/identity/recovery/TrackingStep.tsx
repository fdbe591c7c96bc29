import {Form, useNavigation} from '@remix-run/react';
import {Button} from '~/ui/Button';
import type {FormReply} from '~/ui/use-validated-form';
import {usePageNotice} from '~/ui/use-page-notice';
import {FormFailure} from '../card/FormFailure';
import {IDENTITY_COPY} from '../identity-copy';

const labels = IDENTITY_COPY.activate;

/** Asks before a tracking link is followed, because Shopify counts every visit and mail scanners open links. */
export function TrackingStep({reply}: {readonly reply?: FormReply | undefined}) {
  const isPending = useNavigation().formMethod === 'POST';
  return (
    // The URL is a secret, so route discovery must not request it.
    <Form method="post" discover="none" className="flex flex-col gap-5">
      <p className="text-center text-ink-soft">{labels.continueText}</p>
      <FormFailure failure={usePageNotice(reply?.failure ?? null)} />
      <Button type="submit" isPending={isPending} className="w-full">
        {isPending ? labels.continuing : labels.continue}
      </Button>
    </Form>
  );
}
