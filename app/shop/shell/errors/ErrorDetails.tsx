import {ERROR_COPY} from './error-copy';

/** The stack in a collapsed section; nothing in production, where there is none. */
export function ErrorDetails({detail}: {readonly detail: string | null}) {
  if (!detail) return null;
  return (
    <details className="mt-6 w-full text-start">
      <summary className="min-h-11 py-2 font-semibold underline">{ERROR_COPY.failure.details}</summary>
      <pre className="mt-2 overflow-x-auto rounded-control bg-surface p-4 text-xs">{detail}</pre>
    </details>
  );
}
