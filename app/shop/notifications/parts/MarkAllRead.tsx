import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {NOTIFICATION_COPY} from '../notification-copy';
import {CommandForm, type CommandFormProps} from './CommandForm';

export function MarkAllRead({onCommand}: Pick<CommandFormProps, 'onCommand'>) {
  return (
    <CommandForm command={{intent: 'mark-all-read'}} onCommand={onCommand}>
      <Button type="submit" tone="quiet" size="sm" className="px-2 sm:px-3">
        <Icon name="check-check" className="size-4" />
        {NOTIFICATION_COPY.markAllRead}
      </Button>
    </CommandForm>
  );
}
