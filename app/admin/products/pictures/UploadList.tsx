import {Button} from '~/ui/Button';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {PICTURES_COPY as COPY} from './pictures-copy';
import type {PictureUpload} from './use-picture-uploads';

const PERCENT = 100;

interface UploadListProps {
  readonly uploads: readonly PictureUpload[];
  readonly onRetry: (upload: PictureUpload) => void;
}

/** The pictures that are being added, each with its progress. */
export function UploadList({uploads, onRetry}: UploadListProps) {
  const ended = uploads.findLast(({state}) => state === 'done' || state === 'failed');
  return (
    <>
      <VisuallyHidden role="status">{ended && `${ended.file.name}: ${stateText(ended)}`}</VisuallyHidden>
      <ul aria-label={COPY.uploads} className="grid gap-3">
        {uploads.map((upload) => (
          <li key={upload.number} className="grid gap-1.5 text-sm">
            <p className="flex flex-wrap justify-between gap-x-4">
              <span className="min-w-0 font-semibold break-all">{upload.file.name}</span>
              <span className={upload.state === 'failed' ? 'font-medium text-danger' : 'text-ink-soft tabular-nums'}>
                {stateText(upload)}
              </span>
            </p>
            {upload.state === 'sending' && (
              <progress
                aria-label={upload.file.name}
                value={upload.progress}
                max={1}
                className="h-2 w-full accent-accent-ink"
              />
            )}
            {upload.state === 'failed' && upload.canRetry && (
              <Button tone="outline" size="sm" className="justify-self-start" onClick={() => onRetry(upload)}>
                {COPY.retry}
              </Button>
            )}
          </li>
        ))}
      </ul>
    </>
  );
}

function stateText({state, progress, problem}: PictureUpload): string {
  switch (state) {
    case 'waiting':
      return COPY.waiting;
    case 'sending':
      return progress < 1 ? COPY.sending(Math.floor(progress * PERCENT)) : COPY.checking;
    case 'done':
      return COPY.done;
    case 'failed':
      return problem ?? COPY.offline;
  }
}
