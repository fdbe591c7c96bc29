import {Link} from '@remix-run/react';
import {Alert} from '~/ui/Alert';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Skeleton} from '~/ui/Skeleton';
import {PREDICTION_COPY} from './prediction-copy';
import {PredictionList} from './PredictionList';
import type {PredictionState} from './prediction-view';

const EXPECTED_ROWS = [1, 2, 3, 4];

interface PredictionPanelProps {
  readonly state: PredictionState;
  readonly chosen: number | null;
  readonly onRetry: () => void;
  readonly onLeave: () => void;
}

/** The suggestions below the search field, or why there are none, with a next step. */
export function PredictionPanel({state: {result, status}, chosen, onRetry, onLeave}: PredictionPanelProps) {
  if (status === 'failed') {
    return (
      <Alert
        tone="error"
        title={PREDICTION_COPY.failed}
        action={<Button onClick={onRetry}>{PREDICTION_COPY.retry}</Button>}
        className="m-2"
      >
        {PREDICTION_COPY.failedHelp}
      </Alert>
    );
  }
  if (!result) return status === 'slow' ? <LoadingRows /> : null;
  return (
    <>
      {result.count === 0 && result.words !== '' && (
        <div className="p-3">
          <p className="font-semibold">{PREDICTION_COPY.noResults(result.words)}</p>
          <p className="text-ink-soft">{PREDICTION_COPY.noResultsHelp}</p>
        </div>
      )}
      {result.groups.length > 0 && <PredictionList groups={result.groups} chosen={chosen} onLeave={onLeave} />}
      {result.count === 0 && (
        <Link to="/products" onClick={onLeave} className={cn(buttonStyle({tone: 'outline'}), 'm-3')}>
          {PREDICTION_COPY.products}
        </Link>
      )}
    </>
  );
}

function LoadingRows() {
  return EXPECTED_ROWS.map((row) => (
    <div key={row} className="flex items-center gap-4 p-2">
      <Skeleton className="size-16" />
      <Skeleton className="h-5 w-1/2" />
    </div>
  ));
}
