import {useActionData, useLocation} from '@remix-run/react';
import {useState} from 'react';
import type {Notice} from '~/core/notice';
import {ORDER_PROBLEMS} from '~/orders/commands/order-problem-copy';
import {keepForm, type OfflineResult} from './keep-form';

interface OfflineReply extends OfflineResult {
  readonly failure: Notice;
}

/** The client action of a page whose forms keep what was typed by themselves, with `useServerReply`. */
export const keepTyped = keepForm((): OfflineReply => ({failure: ORDER_PROBLEMS.offline}));

/**
 * Returns the server's last reply to a form of this page, the key of the location at which it came, and a message if the
 * connection has failed since: so forms do not start again, and what was typed stays.
 */
export function useServerReply<Action>() {
  const reply = useActionData<Action>() as
    | (ReturnType<typeof useActionData<Action>> & Partial<OfflineReply>)
    | undefined;
  const {key} = useLocation();
  const [last, setLast] = useState({reply, key});
  if (reply?.isOffline) return {...last, offline: reply.failure ?? null};
  if (last.reply !== reply || last.key !== key) setLast({reply, key});
  return {reply, key, offline: null};
}
