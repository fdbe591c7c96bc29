import type {Submission, SubmissionResult} from '@conform-to/react';
import {data} from '@shopify/remix-oxygen';

export type ReplyableSubmission = Pick<Submission<Record<string, unknown>, string[], unknown>, 'reply'>;

/**
 * Returns what the form shows again: the typed values and the errors.
 * @param hiddenFields never sent back, such as passwords
 * @param fieldErrors further errors beside fields
 */
export const toLastResult = (
  submission: ReplyableSubmission,
  hiddenFields: readonly string[],
  fieldErrors?: Record<string, string[]>,
): SubmissionResult => submission.reply({hideFields: [...hiddenFields] as never[], ...(fieldErrors && {fieldErrors})});

/** Returns action data that no cache may store, with `Retry-After` if the request may be repeated later. */
export const privateReply = <Reply>(reply: Reply, status: number, retryAfterSeconds?: number) =>
  data(reply, {
    status,
    headers: {
      'Cache-Control': 'private, no-store',
      ...(retryAfterSeconds !== undefined && {'Retry-After': String(retryAfterSeconds)}),
    },
  });
