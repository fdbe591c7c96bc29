import {useEffect, useState} from 'react';

/**
 * Hands errors that nobody caught to the nearest error screen, when they are of our own code. Once that screen stands,
 * nothing listens any more; the next try of the page starts anew.
 */
export function useUncaughtErrors(): void {
  const [caught, setCaught] = useState<{readonly error: unknown} | null>(null);
  useEffect(() => {
    const take = (error: unknown, script?: string) => {
      // Modules lie beside each other once they are built; while developing each lies in its own place.
      const {url} = import.meta;
      const ownScripts = import.meta.env.DEV ? location.origin : url.slice(0, url.lastIndexOf('/') + 1);
      const judge = import('./own-error').then(({isOwnError}) => isOwnError(error, ownScripts, script));
      judge.then(
        (isOwn) => isOwn && setCaught({error}),
        () => undefined,
      );
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
