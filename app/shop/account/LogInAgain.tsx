import {buttonStyle} from '~/ui/button-style';
import {ACCOUNT_COPY} from './account-copy';

/** Opens in a new tab, so that the typed values stay. */
export function LogInAgain() {
  return (
    <a
      href="/auth?returnTo=/profile"
      target="_blank"
      rel="noopener"
      className={buttonStyle({tone: 'outline', size: 'sm'})}
    >
      {ACCOUNT_COPY.logInAgain}
    </a>
  );
}
