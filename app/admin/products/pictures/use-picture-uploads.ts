import {useRevalidator} from '@remix-run/react';
import {useCallback, useEffect, useRef, useState} from 'react';
import {IDEMPOTENCY_KEY} from '~/core/idempotency-key';
import {SIGNATURE_BYTES} from '~/core/picture-type';
import {fileProblemOf} from './picture-file';
import {PICTURE_FIELDS} from './picture-view';
import {fileProblemText} from './pictures-copy';
import {sendPicture} from './send-picture';

/** A picture on its way, or that could not be added. */
export interface PictureUpload {
  readonly number: number;
  readonly file: File;
  readonly state: 'waiting' | 'sending' | 'done' | 'failed';
  /** The share of the file that was sent, from 0 to 1. */
  readonly progress: number;
  readonly problem: string | null;
  readonly canRetry: boolean;
}

async function check(file: File): Promise<string | null> {
  const start = new Uint8Array(await file.slice(0, SIGNATURE_BYTES).arrayBuffer());
  const problem = fileProblemOf(start, file.size);
  return problem && fileProblemText(problem);
}

/**
 * Sends pictures one after the other, as one operation at a time changes a product.
 * @param path where they are sent to
 */
export function usePictureUploads(path: string) {
  const [uploads, setUploads] = useState<readonly PictureUpload[]>([]);
  const lastNumber = useRef(0);
  const {revalidate} = useRevalidator();

  const change = useCallback((number: number, changed: Partial<PictureUpload>) => {
    setUploads((all) => all.map((upload) => (upload.number === number ? {...upload, ...changed} : upload)));
  }, []);

  const next = uploads.some(({state}) => state === 'sending') ? null : uploads.find(({state}) => state === 'waiting');
  const [number, file] = [next?.number, next?.file];
  useEffect(() => {
    if (number === undefined || !file) return;
    const send = async () => {
      change(number, {state: 'sending', progress: 0, problem: null});
      const invalid = await check(file);
      if (invalid) return change(number, {state: 'failed', problem: invalid, canRetry: false});
      const form = new FormData();
      // Another try is another operation; a picture that was added nevertheless is recognized by its content.
      form.append(IDEMPOTENCY_KEY, crypto.randomUUID());
      form.append(PICTURE_FIELDS.files, file);
      const problem = await sendPicture(path, form, (progress) => change(number, {progress}));
      if (problem !== null) return change(number, {state: 'failed', problem, canRetry: true});
      change(number, {state: 'done', progress: 1});
      revalidate();
    };
    void send();
  }, [number, file, path, change, revalidate]);

  const add = useCallback((files: Iterable<File>) => {
    const added = [...files].map((each): PictureUpload => {
      lastNumber.current += 1;
      return {number: lastNumber.current, file: each, state: 'waiting', progress: 0, problem: null, canRetry: true};
    });
    setUploads((all) => [...all.filter(({state}) => state !== 'done'), ...added]);
  }, []);

  return {uploads, add, retry: (each: PictureUpload) => change(each.number, {state: 'waiting'})};
}
