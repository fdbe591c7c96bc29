import {useSyncExternalStore} from 'react';
import {SHELL_COPY} from '../shell-copy';
import {ERROR_COPY} from './error-copy';
import {ErrorDetails} from './ErrorDetails';
import {HealthBadges} from './HealthBadges';
import {MessageScreen} from './MessageScreen';
import {ReferenceLine} from './ReferenceLine';
import {TryAgain} from './TryAgain';

interface FailureScreenProps {
  readonly message: string | null;
  readonly reference: string;
  readonly detail: string | null;
}

/** The screen for an unexpected error, without details that could help an attacker. */
export function FailureScreen({message, reference, detail}: FailureScreenProps) {
  const {title, body, security} = ERROR_COPY.failure;
  const isOnline = useIsOnline();
  return (
    <MessageScreen title={title} actions={<TryAgain />}>
      <p className="mt-3 text-lead text-ink-soft">{isOnline ? (message ?? body) : SHELL_COPY.offline}</p>
      <HealthBadges />
      <ReferenceLine reference={reference} />
      <p className="mt-1 text-sm text-ink-soft">{security}</p>
      <ErrorDetails detail={detail} />
    </MessageScreen>
  );
}

function subscribe(onChange: () => void): () => void {
  window.addEventListener('online', onChange);
  window.addEventListener('offline', onChange);
  return () => {
    window.removeEventListener('online', onChange);
    window.removeEventListener('offline', onChange);
  };
}

/** @returns whether the browser is online; true on the server */
function useIsOnline(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => navigator.onLine,
    () => true,
  );
}
