import {Form, useLocation} from '@remix-run/react';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {useIsLoadingList} from './use-is-loading-list';

/** Reads the same page of orders again, with scripts or without. */
export function RefreshForm({label}: {readonly label: string}) {
  const {pathname, search} = useLocation();
  const isLoading = useIsLoadingList();
  const fields = [...new URLSearchParams(search)].filter(([name]) => name === 'after' || name === 'before');
  return (
    <Form method="get" action={pathname} replace preventScrollReset>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="outline" size="sm" isPending={isLoading}>
        {!isLoading && <Icon name="rotate-cw" className="size-4" />}
        {label}
      </Button>
    </Form>
  );
}
