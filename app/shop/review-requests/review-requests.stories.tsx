import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {REVIEW_STOP_RESULTS, type ReviewStopOutcome} from './review-request-copy';
import {ReviewStopPage} from './ReviewStopPage';

const OUTCOMES = Object.keys(REVIEW_STOP_RESULTS) as ReviewStopOutcome[];

function ReviewRequestStates() {
  return (
    <>
      {[null, ...OUTCOMES].map((outcome) => (
        <State key={outcome} name={`unsubscribe: ${outcome ?? 'to confirm'}`} isWide>
          <ReviewStopPage outcome={outcome} />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Questions about dinner', States: ReviewRequestStates};
