import {useForm} from '@conform-to/react';
import {parseWithZod} from '@conform-to/zod/v4';
import {useNavigation} from '@remix-run/react';
import {useEffect} from 'react';
import type {z} from 'zod';
import {showNotice} from '~/ui/show-notice';
import {INTENT} from '../password/account-forms';
import type {FormReply} from './card-reply';

/**
 * Wires one of the forms around accounts: the same schema judges in the browser and on the server.
 * @param intent tells the form from others of its page
 * @returns the form's props and fields, what is wrong with it as a whole, and whether it is on its way
 */
export function useAccountForm<Schema extends z.ZodObject>(
  intent: string,
  schema: Schema,
  reply: FormReply | undefined,
) {
  const [form, fields] = useForm<z.input<Schema>>({
    id: intent,
    lastResult: reply?.lastResult ?? null,
    onValidate: ({formData}) => parseWithZod(formData, {schema}) as never,
    shouldRevalidate: 'onInput',
    // The words are ours, before scripts run, too.
    defaultNoValidate: true,
  });
  const failure = reply?.failure ?? null;
  useEffect(() => {
    if (failure) showNotice(failure);
  }, [failure]);
  useEffect(() => {
    if (reply?.lastResult) clearPasswords(form.id);
  }, [reply, form.id]);
  const isPending = useNavigation().formData?.get(INTENT) === intent;
  const hasFieldErrors = Object.keys(reply?.lastResult?.error ?? {}).some((name) => name !== '');
  return {
    form: {id: form.id, onSubmit: form.onSubmit, noValidate: true},
    fields,
    /** What is wrong with one field stands beside it, and is not said twice. */
    failure: hasFieldErrors ? null : failure,
    isPending,
  };
}

/** Once the server has judged a password it is typed anew, as on a page that came without scripts. */
function clearPasswords(formId: string): void {
  const inputs = document.querySelectorAll<HTMLInputElement>(`#${formId} input[type="password"]`);
  for (const input of inputs) input.value = '';
}

interface Field {
  readonly name: string;
  readonly initialValue?: unknown;
  readonly errors?: string[] | undefined;
}

/** @returns what a text field needs of a form's field; a password is never shown again */
export const textFieldProps = ({name, initialValue, errors}: Field) => ({
  name,
  defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
  error: errors?.[0],
  required: true,
});
