import {Form, useLocation, useNavigation} from '@remix-run/react';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {useIsLate} from '~/ui/use-is-late';
import {ORDERS_COPY} from '../orders-copy';

interface RefreshFormProps {
  readonly label: string;
  /** Whether it also says that orders are on their way, which one form of a page does. */
  readonly hasSign?: boolean;
}

/** Reads the same page of orders again, with scripts or without. */
export function RefreshForm({label, hasSign = false}: RefreshFormProps) {
  const {pathname, search} = useLocation();
  const {state, location} = useNavigation();
  const isLoading = useIsLate(state === 'loading' && location.pathname === pathname);
  const fields = [...new URLSearchParams(search)].filter(([name]) => name === 'after' || name === 'before');
  return (
    <Form method="get" action={pathname} replace preventScrollReset className="flex items-center gap-3">
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {hasSign && (
        <p role="status" className="text-sm text-ink-soft">
          {isLoading && ORDERS_COPY.loading}
        </p>
      )}
      <Button type="submit" tone="outline" size="sm" isPending={isLoading}>
        {!isLoading && <Icon name="rotate-cw" className="size-4" />}
        {label}
      </Button>
    </Form>
  );
}
