import {SHELL_COPY} from '../shell-copy';
import {MessageScreen} from './MessageScreen';
import {ReferenceLine} from './ReferenceLine';
import {ERROR_COPY} from './error-copy';
import {SpiltTiffin} from './SpiltTiffin';
import {TryAgain} from './TryAgain';
import {useIsOnline} from './use-is-online';

interface FailureScreenProps {
  readonly message: string | null;
  readonly reference: string | null;
  readonly detail: string | null;
}

/** Something of ours broke. Says so without a detail that could help an attacker. */
export function FailureScreen({message, reference, detail}: FailureScreenProps) {
  const {title, body, security, details} = ERROR_COPY.failure;
  const isOnline = useIsOnline();
  return (
    <MessageScreen title={title} actions={<TryAgain />} picture={<SpiltTiffin />}>
      <p className="mt-3 text-lead text-ink-soft">{isOnline ? (message ?? body) : SHELL_COPY.offline}</p>
      <ReferenceLine reference={reference} />
      <p className="mt-1 text-sm text-ink-soft">{security}</p>
      {detail && (
        <details className="mt-6 w-full text-start">
          <summary className="min-h-11 py-2 font-semibold underline">{details}</summary>
          <pre className="mt-2 overflow-x-auto rounded-control bg-surface p-4 text-xs">{detail}</pre>
        </details>
      )}
    </MessageScreen>
  );
}
