import {useEffect, useState} from 'react';
import {isOwnError} from './own-error';

/**
 * Hands errors that nobody caught to the nearest error screen, when they are of our own code. Once that screen stands,
 * nothing listens any more; the next try of the page starts anew.
 */
export function useUncaughtErrors(): void {
  const [caught, setCaught] = useState<{readonly error: unknown} | null>(null);
  useEffect(() => {
    const take = (error: unknown, script?: string) => {
      if (isOwnError(error, ownScripts(), script)) setCaught({error});
    };
    const onError = ({error, filename}: ErrorEvent) => take(error, filename);
    const onRejection = ({reason}: PromiseRejectionEvent) => take(reason);
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  if (caught) throw caught.error;
}

/** Once built, all modules lie beside this one; while developing, each in a place of its own. */
const ownScripts = () => (import.meta.env.DEV ? location.origin : import.meta.url.replace(/[^/]*$/, ''));
