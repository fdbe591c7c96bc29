import {describeError, type ErrorFacts} from './describe-error';
import {ERROR_COPY} from './error-copy';
import {FailureScreen} from './FailureScreen';
import {NotFoundScreen} from './NotFoundScreen';
import {PageErrorScreen} from './PageErrorScreen';
import {UnavailableScreen} from './UnavailableScreen';
import {useReference} from './use-reference';

/** `scope` selects the screen for an unexpected error: a page within the shop, or the whole application. */
export interface ErrorScreensProps {
  readonly error: unknown;
  readonly scope?: 'application' | 'page';
}

const {authentication} = ERROR_COPY;

export function ErrorScreens({error, scope}: ErrorScreensProps) {
  const facts = describeError(error, process.env.NODE_ENV === 'development');
  return facts.kind === 'not-found' ? <NotFoundScreen /> : <FaultScreen error={error} scope={scope} facts={facts} />;
}

interface FaultScreenProps extends ErrorScreensProps {
  readonly facts: Exclude<ErrorFacts, {readonly kind: 'not-found'}>;
}

/** An error screen with a reference. */
function FaultScreen({error, scope, facts}: FaultScreenProps) {
  const reference = useReference(error, facts.reference);
  switch (facts.kind) {
    case 'unavailable':
      return <UnavailableScreen reference={reference} />;
    case 'authentication':
      return (
        <PageErrorScreen
          title={authentication.title(facts.message ?? authentication.unreachable)}
          reference={reference}
          dropsQuery={facts.message !== null}
        >
          {facts.message ? authentication.signedOut : authentication.body}
        </PageErrorScreen>
      );
    case 'failure':
      return scope === 'page' ? (
        <PageErrorScreen title={ERROR_COPY.page.title} reference={reference} detail={facts.detail}>
          {ERROR_COPY.failure.body}
        </PageErrorScreen>
      ) : (
        <FailureScreen message={facts.message} reference={reference} detail={facts.detail} />
      );
  }
}
