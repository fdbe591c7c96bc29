import {useEffect} from 'react';
import type {z} from 'zod';
import {useJudgedForm, type FormReply} from '~/ui/use-judged-form';

/**
 * Wires one of the forms around accounts; see {@link useJudgedForm}.
 * Once the server has judged a password it is typed anew, as on a page that came without scripts.
 */
export function useAccountForm<Schema extends z.ZodObject>(
  intent: string,
  schema: Schema,
  reply: FormReply | undefined,
) {
  const judged = useJudgedForm(intent, schema, reply);
  const {id} = judged.form;
  useEffect(() => {
    if (reply?.lastResult) clearPasswords(id);
  }, [reply, id]);
  return judged;
}

function clearPasswords(formId: string): void {
  const inputs = document.querySelectorAll<HTMLInputElement>(`#${formId} input[autocomplete$="-password"]`);
  for (const input of inputs) input.value = '';
}
