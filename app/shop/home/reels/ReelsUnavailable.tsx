import {buttonStyle} from '~/ui/button-style';
import {Button} from '~/ui/Button';
import {REELS_COPY} from './reels-copy';

interface ReelsUnavailableProps {
  readonly profileUrl: string;
  /** Loads the reels again; absent if they were loaded and each of them failed. */
  readonly onRetry?: () => void;
}

export const ReelsUnavailable = ({profileUrl, onRetry}: ReelsUnavailableProps) => (
  <div role="status" className="rounded-card border border-line bg-surface-raised px-5 py-10 text-center">
    <h3 className="text-xl">{REELS_COPY.unavailable}</h3>
    <p className="mt-2 text-ink-soft">{REELS_COPY.unavailableHelp}</p>
    <p className="mt-5 flex flex-wrap justify-center gap-3">
      <a href={profileUrl} target="_blank" rel="noopener noreferrer" className={buttonStyle()}>
        {onRetry ? REELS_COPY.visit : REELS_COPY.openProfile}
      </a>
      {onRetry && (
        <Button tone="outline" onClick={onRetry}>
          {REELS_COPY.tryAgain}
        </Button>
      )}
    </p>
  </div>
);
