import {useEffect, useRef, useState, type FormEvent} from 'react';
import {flushSync} from 'react-dom';
import type {z} from 'zod';
import {whenUsed} from './when-used';

type Parse = (formData: FormData) => unknown;

/**
 * Loads a form's validation once somebody uses the page, because it has a third of the scripts of a page with a form. A form that is submitted
 * earlier waits for it, and is sent once however often it is submitted meanwhile. The server validates alone if it cannot be loaded.
 * @param loadSchema must be the same function on every render
 * @returns the validation once it is loaded, and a handler for submits until then
 */
export function useValidation(loadSchema: () => Promise<z.ZodType>) {
  const [loaded, setLoaded] = useState<{readonly parse: Parse | undefined} | null>(null);
  useEffect(() => {
    void whenUsed()
      .then(() => load(loadSchema))
      .then(setLoaded);
  }, [loadSchema]);

  const isWaiting = useRef(false);
  async function submitWhenLoaded(event: FormEvent<HTMLFormElement>): Promise<void> {
    event.preventDefault();
    if (isWaiting.current) return;
    isWaiting.current = true;
    const {currentTarget: form, nativeEvent} = event;
    const {submitter} = nativeEvent as SubmitEvent;
    const result = await load(loadSchema);
    flushSync(() => setLoaded(result));
    form.requestSubmit(submitter);
  }

  return {parse: loaded?.parse, submitWhenLoaded: loaded ? null : submitWhenLoaded};
}

async function load(loadSchema: () => Promise<z.ZodType>): Promise<{readonly parse: Parse | undefined}> {
  try {
    const [{parseWithZod}, schema] = await Promise.all([import('@conform-to/zod/v4'), loadSchema()]);
    return {parse: (formData) => parseWithZod(formData, {schema})};
  } catch {
    return {parse: undefined};
  }
}
