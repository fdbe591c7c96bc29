import {describeError} from './describe-error';
import {ERROR_COPY} from './error-copy';
import {FailureScreen} from './FailureScreen';
import {NotFoundScreen} from './NotFoundScreen';
import {PageErrorScreen} from './PageErrorScreen';
import {UnavailableScreen} from './UnavailableScreen';

/** What broke, and how much the screen for a fault of ours says it concerns. */
export interface ErrorScreensProps {
  readonly error: unknown;
  readonly scope?: 'application' | 'page';
}

/** A page that is not there, a shop that does not answer, or a fault of ours. */
export function ErrorScreens({error, scope}: ErrorScreensProps) {
  const facts = describeError(error, process.env.NODE_ENV === 'development');
  switch (facts.kind) {
    case 'not-found':
      return <NotFoundScreen />;
    case 'unavailable':
      return <UnavailableScreen reference={facts.reference} />;
    case 'failure':
      return scope === 'page' ? (
        <PageErrorScreen title={ERROR_COPY.page.title} detail={facts.detail} />
      ) : (
        <FailureScreen message={facts.message} reference={facts.reference} detail={facts.detail} />
      );
  }
}
