import type {Notice} from '~/core/notice';
import {PICTURES_COPY as COPY} from './pictures-copy';

const SIGNED_OUT: ReadonlySet<number> = new Set([401, 403]);

interface UploadReply {
  readonly failure: Notice | null;
}

/**
 * Returns what is wrong by the response to an upload; null if the picture was added. A session that has ended is redirected,
 * and the browser follows to a page with status 200.
 * @param status 0 without a response
 */
export function uploadProblemOf(status: number, text: string): string | null {
  if (SIGNED_OUT.has(status)) return COPY.signedOut;
  const isDone = status >= 200 && status < 300;
  const reply = parseReply(text);
  if (!reply) return isDone ? COPY.signedOut : COPY.offline;
  if (reply.failure) return reply.failure.body ?? reply.failure.title;
  return isDone ? null : COPY.offline;
}

function parseReply(text: string): UploadReply | null {
  try {
    const reply = JSON.parse(text) as Partial<UploadReply> | null;
    return reply?.failure === undefined ? null : {failure: reply.failure};
  } catch {
    return null;
  }
}

/**
 * Sends a form with a picture. `fetch` does not tell how much of a body was sent.
 * @param onProgress called with the share that was sent, from 0 to 1
 * @returns what is wrong; null if the picture was added
 */
export function sendPicture(path: string, form: FormData, onProgress: (share: number) => void): Promise<string | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    request.setRequestHeader('Accept', 'application/json');
    request.upload.addEventListener('progress', ({loaded, total}) => onProgress(total > 0 ? loaded / total : 0));
    request.addEventListener('loadend', () => resolve(uploadProblemOf(request.status, request.responseText)));
    request.send(form);
  });
}
