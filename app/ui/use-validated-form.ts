import {useForm, type SubmissionResult} from '@conform-to/react';
import {useNavigation} from '@remix-run/react';
import {useMemo} from 'react';
import type {z} from 'zod';
import {INTENT} from '~/core/intent';
import type {Notice} from '~/core/notice';
import {usePageNotice, type PageNotice} from './use-page-notice';
import {useValidation} from './use-validation';

/** The server's response to a submitted form, unless it redirects. */
export interface FormReply {
  /** The values to show again, never a password, with their errors. */
  readonly lastResult: SubmissionResult | null;
  /** The error of the whole form. */
  readonly failure: Notice | null;
}

/**
 * Connects a form with a schema that validates it in the browser and on the server.
 * @param intent identifies the form among those of its page
 * @param loadSchema imports the schema; must be the same function on every render
 * @returns the form's props and fields, the error of the whole form, and whether it is being submitted
 */
export function useValidatedForm<Schema extends z.ZodObject>(
  intent: string,
  loadSchema: () => Promise<Schema>,
  reply: FormReply | undefined,
  defaultValue: Readonly<Record<string, string>> = {},
) {
  const {parse, submitWhenLoaded} = useValidation(loadSchema);
  const [form, fields] = useForm<z.input<Schema>>({
    id: intent,
    lastResult: reply?.lastResult ?? null,
    defaultValue: defaultValue as never,
    ...(parse && {onValidate: ({formData}) => parse(formData) as never, shouldRevalidate: 'onInput'}),
    // Errors use the shop's texts instead of the browser's, even before scripts run.
    defaultNoValidate: true,
  });
  const isPending = useNavigation().formData?.get(INTENT) === intent;
  const hasFieldErrors = Object.keys(reply?.lastResult?.error ?? {}).some((name) => name !== '');
  const failure = usePageNotice(useToast(reply?.failure ?? null, hasFieldErrors));
  const [formError] = form.errors ?? [];
  const formFailure: PageNotice | null = formError
    ? {notice: {tone: 'error', title: formError}, isAnnounced: false}
    : null;
  return {
    form: {id: form.id, onSubmit: submitWhenLoaded ?? form.onSubmit, noValidate: true},
    fields,
    /** The error of the whole form, shown in the page; errors of one field are shown beside it. */
    failure: formFailure ?? (hasFieldErrors ? null : failure),
    isPending,
  };
}

/** Returns the notice for the toast: only the title if fields show their own errors. */
const useToast = (failure: Notice | null, hasFieldErrors: boolean): Notice | null =>
  useMemo(() => (failure && hasFieldErrors ? {...failure, body: undefined} : failure), [failure, hasFieldErrors]);

interface Field {
  readonly name: string;
  readonly initialValue?: unknown;
  readonly errors?: string[] | undefined;
}

export const fieldProps = ({name, initialValue, errors}: Field) => ({
  name,
  defaultValue: typeof initialValue === 'string' ? initialValue : undefined,
  error: errors?.[0],
});
