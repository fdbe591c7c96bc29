import {INITIAL_STATE} from '~/core/create-predictor';
import {PredictionPanel} from '~/shop/search/predictive/PredictionPanel';
import type {PredictionState} from '~/shop/search/predictive/prediction-view';
import {LONG_NAME} from '../long-name';
import {Section, type SectionProps} from '../Section';
import {State} from '../State';
import {POPULAR, PREDICTED} from '../catalog/catalog-samples';

const CHOSEN = 1;
const noop = () => undefined;

const STATES: Readonly<Record<string, PredictionState>> = {
  'of every kind, the second chosen': {status: 'quiet', result: {words: 'pal', count: 9, groups: PREDICTED}},
  'nothing found': {status: 'quiet', result: {words: LONG_NAME, count: 0, groups: POPULAR}},
  'nothing asked': {status: 'quiet', result: {words: '', count: 0, groups: POPULAR}},
  'the first answer is slow': {...INITIAL_STATE, status: 'slow'},
  'no answer': {...INITIAL_STATE, status: 'failed'},
};

export function PredictionSection({id}: Pick<SectionProps, 'id'>) {
  return (
    <Section id={id} title="Suggestions while typing">
      {Object.entries(STATES).map(([name, state], index) => (
        <State key={name} name={name}>
          <PredictionPanel state={state} chosen={index === 0 ? CHOSEN : null} onRetry={noop} onLeave={noop} />
        </State>
      ))}
    </Section>
  );
}
