import {Form, useNavigation} from '@remix-run/react';
import {Button} from '~/ui/Button';
import type {FormReply} from '~/ui/use-judged-form';
import {usePageNotice} from '~/ui/use-page-notice';
import {FormFailure} from '../card/FormFailure';
import {IDENTITY_COPY} from '../identity-copy';

const words = IDENTITY_COPY.activate;

/** What stands before a link that the shop counts: only a person who presses on is led to where it goes. */
export function TrackingStep({reply}: {readonly reply?: FormReply | undefined}) {
  const isPending = useNavigation().formMethod === 'POST';
  return (
    // Not discovered: its address is a secret, and would be asked for under another name.
    <Form method="post" discover="none" className="flex flex-col gap-5">
      <p className="text-center text-ink-soft">{words.continueText}</p>
      <FormFailure failure={usePageNotice(reply?.failure ?? null)} />
      <Button type="submit" isPending={isPending} className="w-full">
        {isPending ? words.continuing : words.continue}
      </Button>
    </Form>
  );
}
