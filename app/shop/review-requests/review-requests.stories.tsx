import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import {REVIEW_STOP_COPY, REVIEW_STOP_RESULTS, type ReviewStopOutcome} from './review-request-copy';
import {StopMailsPage} from '~/shop/subscribers/links/StopMailsPage';

const OUTCOMES = Object.keys(REVIEW_STOP_RESULTS) as ReviewStopOutcome[];

function ReviewRequestStates() {
  return (
    <>
      {[null, ...OUTCOMES].map((outcome) => (
        <State key={outcome} name={`unsubscribe: ${outcome ?? 'to confirm'}`} isWide>
          <StopMailsPage copy={REVIEW_STOP_COPY} results={REVIEW_STOP_RESULTS} outcome={outcome} />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Questions about dinner', States: ReviewRequestStates};
