import {useEffect} from 'react';
import {announce} from '~/ui/announce';
import type {CardReply} from './card-reply';

/** Announces each reply to a form: a success redirects instead, or mails a confirmation link. */
export function useFailureEvent(name: 'login_failure' | 'signup_failure', reply: CardReply | undefined): void {
  useEffect(() => {
    if (reply && reply.mailedTo === null) announce(name);
  }, [name, reply]);
}
