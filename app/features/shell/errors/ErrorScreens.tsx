import type {ErrorFacts} from './describe-error';
import {FailureScreen} from './FailureScreen';
import {NotFoundScreen} from './NotFoundScreen';
import {UnavailableScreen} from './UnavailableScreen';

/** A page that is not there, a shop that does not answer, or a fault of ours. */
export function ErrorScreens({facts}: {readonly facts: ErrorFacts}) {
  switch (facts.kind) {
    case 'not-found':
      return <NotFoundScreen />;
    case 'unavailable':
      return <UnavailableScreen reference={facts.reference} />;
    case 'failure':
      return <FailureScreen message={facts.message} reference={facts.reference} detail={facts.detail} />;
  }
}
