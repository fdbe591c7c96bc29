import {useEffect} from 'react';
import type {z} from 'zod';
import {useValidatedForm, type FormReply} from '~/ui/use-validated-form';

/**
 * Wires a form with passwords; see {@link useValidatedForm}. Passwords are cleared after each reply, as without scripts.
 */
export function useAccountForm<Schema extends z.ZodObject>(
  intent: string,
  loadSchema: () => Promise<Schema>,
  reply: FormReply | undefined,
) {
  const judged = useValidatedForm(intent, loadSchema, reply);
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
