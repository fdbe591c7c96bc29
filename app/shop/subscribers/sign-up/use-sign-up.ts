import {useFetcher} from '@remix-run/react';
import {useEffect, useRef, type FormEvent} from 'react';
import type {Notice} from '~/core/notice';
import {showNotice} from '~/ui/show-notice';
import {INVALID_EMAIL} from '../subscriber-copy';
import type {SubscribeReply} from './subscribe-reply';

/**
 * Submits a sign-up without leaving the page, and shows what came of it as a toast.
 * @param onReply called once for each reply
 */
export function useSignUp(onReply: (reply: SubscribeReply) => void) {
  const fetcher = useFetcher<SubscribeReply>();
  const handle = useRef(onReply);
  handle.current = onReply;
  const reply = fetcher.data;
  useEffect(() => {
    if (!reply) return;
    void showNotice(reply.notice);
    handle.current(reply);
  }, [reply]);
  return {
    Form: fetcher.Form,
    isPending: fetcher.state !== 'idle',
    failure: fetcher.state === 'idle' && reply && reply.notice.tone === 'error' ? reply.notice : null,
  };
}

/** Keeps a form with an address that cannot be one, and says so. */
export function rejectInvalidEmail(event: FormEvent<HTMLFormElement>, onInvalid: (notice: Notice) => void): void {
  const email = new FormData(event.currentTarget).get('email');
  if (typeof email === 'string' && email.trim() !== '' && email.includes('@')) return;
  event.preventDefault();
  void showNotice(INVALID_EMAIL);
  onInvalid(INVALID_EMAIL);
}
