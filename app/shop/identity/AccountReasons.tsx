import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import {ACCOUNT_REASONS} from './account-reasons-copy';

/** What an account is good for. */
export const AccountReasons = ({className}: {readonly className?: string}) => (
  <ul className={cn('space-y-1.5', className)}>
    {ACCOUNT_REASONS.map((reason) => (
      <li key={reason} className="flex gap-2">
        <Icon name="check" className="mt-0.5 size-5 shrink-0 text-natural" />
        {reason}
      </li>
    ))}
  </ul>
);
