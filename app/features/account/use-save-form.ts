import {useForm} from '@conform-to/react';
import {parseWithZod} from '@conform-to/zod/v4';
import {useNavigation} from '@remix-run/react';
import {useEffect} from 'react';
import type {z} from 'zod';
import {showNotice} from '~/ui/show-notice';
import {INTENT} from './account-forms';
import type {AccountReply} from './account-reply';

/**
 * Wires one of the forms of the account area: the same schema judges in the browser and on the server.
 * @param intent tells the form from others of its page
 */
export function useSaveForm<Schema extends z.ZodObject>(
  intent: string,
  schema: Schema,
  reply: AccountReply | undefined,
  defaultValue: Readonly<Record<string, string>> = {},
) {
  const [form, fields] = useForm<z.input<Schema>>({
    id: intent,
    lastResult: reply?.lastResult ?? null,
    defaultValue: defaultValue as never,
    onValidate: ({formData}) => parseWithZod(formData, {schema}) as never,
    shouldRevalidate: 'onInput',
    // The words are ours, before scripts run, too.
    defaultNoValidate: true,
  });
  const failure = reply?.failure ?? null;
  useEffect(() => {
    if (failure) showNotice(failure);
  }, [failure]);
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

interface Field {
  readonly name: string;
  readonly initialValue?: unknown;
  readonly errors?: string[] | undefined;
}

/** @returns what a control needs of a form's field */
export const fieldProps = ({name, initialValue, errors}: Field) => ({
  name,
  defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
  error: errors?.[0],
});
