import {INITIAL_STATE} from '~/core/create-predictor';
import {POPULAR, PREDICTED} from '~/shop/catalog/catalog-samples';
import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {PredictionState} from './prediction-view';
import {PredictionPanel} from './PredictionPanel';

const CHOSEN = 1;
const noop = () => undefined;

const STATES: Readonly<Record<string, PredictionState>> = {
  'of every kind, the second chosen': {status: 'quiet', result: {words: 'pal', count: 9, groups: PREDICTED}},
  'nothing found': {status: 'quiet', result: {words: LONG_NAME, count: 0, groups: POPULAR}},
  'nothing asked': {status: 'quiet', result: {words: '', count: 0, groups: POPULAR}},
  'the first answer is slow': {...INITIAL_STATE, status: 'slow'},
  'no answer': {...INITIAL_STATE, status: 'failed'},
};

function PredictionStates() {
  return (
    <>
      {Object.entries(STATES).map(([name, state], index) => (
        <State key={name} name={name}>
          <PredictionPanel state={state} chosen={index === 0 ? CHOSEN : null} onRetry={noop} onLeave={noop} />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Suggestions while typing', States: PredictionStates};
