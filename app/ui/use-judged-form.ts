import {useForm, type SubmissionResult} from '@conform-to/react';
import {parseWithZod} from '@conform-to/zod/v4';
import {useNavigation} from '@remix-run/react';
import {useMemo} from 'react';
import type {z} from 'zod';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {usePageNotice} from './use-page-notice';

/** What the server made of a form, where it did not lead on to another page. */
export interface FormReply {
  /** The values to show again, never a password, and what is wrong with them. */
  readonly lastResult: SubmissionResult | null;
  /** What is wrong with the whole. */
  readonly failure: Notice | null;
}

/**
 * Wires a form whose values the same schema judges in the browser and on the server.
 * @param intent tells the form from others of its page
 * @returns the form's props and fields, what is wrong with it as a whole, and whether it is on its way
 */
export function useJudgedForm<Schema extends z.ZodObject>(
  intent: string,
  schema: Schema,
  reply: FormReply | undefined,
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
  const isPending = useNavigation().formData?.get(INTENT) === intent;
  const hasFieldErrors = Object.keys(reply?.lastResult?.error ?? {}).some((name) => name !== '');
  const failure = usePageNotice(useToast(reply?.failure ?? null, hasFieldErrors));
  return {
    form: {id: form.id, onSubmit: form.onSubmit, noValidate: true},
    fields,
    /** What the page itself says of the whole; what is wrong with one field stands beside it. */
    failure: hasFieldErrors ? null : failure,
    isPending,
  };
}

/** Returns what the toast says: where a field says what is wrong with it, only the title. */
const useToast = (failure: Notice | null, hasFieldErrors: boolean): Notice | null =>
  useMemo(() => (failure && hasFieldErrors ? {...failure, body: undefined} : failure), [failure, hasFieldErrors]);

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
