import {useEffect, useState} from 'react';
import {isAborted, isOwnError} from './own-error';

/**
 * Shows the nearest error screen for uncaught errors of this shop's code. Stops listening while that screen is shown.
 */
export function useUncaughtErrors(): void {
  const [caught, setCaught] = useState<{readonly error: unknown} | null>(null);
  useEffect(() => {
    const handleError = (error: unknown, script?: string) => {
      if (isOwnError(error, ownScripts(), script)) setCaught({error});
    };
    const onError = ({error, filename}: ErrorEvent) => handleError(error, filename);
    const onRejection = (event: PromiseRejectionEvent) => {
      // A newer navigation aborts the one before, and Remix handles no rejection of its data.
      if (isAborted(event.reason)) event.preventDefault();
      else handleError(event.reason);
    };
    window.addEventListener('error', onError);
    window.addEventListener('unhandledrejection', onRejection);
    return () => {
      window.removeEventListener('error', onError);
      window.removeEventListener('unhandledrejection', onRejection);
    };
  }, []);
  if (caught) throw caught.error;
}

/** In a build all modules are in the same folder as this one; in development they are not. */
const ownScripts = () => (import.meta.env.DEV ? location.origin : import.meta.url.replace(/[^/]*$/, ''));
