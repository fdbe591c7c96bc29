import type {Notice} from '~/core/notice';
import {PICTURES_COPY as COPY} from './pictures-copy';

const SIGNED_OUT: ReadonlySet<number> = new Set([401, 403]);

function problemOf(status: number, text: string): string | null {
  if (status >= 200 && status < 300) return null;
  if (SIGNED_OUT.has(status) || status === 0) return status === 0 ? COPY.offline : COPY.signedOut;
  try {
    const {failure} = JSON.parse(text) as {readonly failure?: Notice | null};
    return failure?.body ?? failure?.title ?? COPY.offline;
  } catch {
    return COPY.offline;
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
    request.addEventListener('loadend', () => resolve(problemOf(request.status, request.responseText)));
    request.send(form);
  });
}
