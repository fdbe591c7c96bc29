import {Icon} from '~/ui/icons/Icon';
import {ACCOUNT_REASONS} from './account-reasons-copy';

/** What an account is good for. */
export const AccountReasons = () => (
  <ul className="mt-6 space-y-1.5 border-t border-line pt-6 text-sm">
    {ACCOUNT_REASONS.map((reason) => (
      <li key={reason} className="flex gap-2">
        <Icon name="check" className="mt-0.5 size-4 shrink-0 text-natural" />
        {reason}
      </li>
    ))}
  </ul>
);
