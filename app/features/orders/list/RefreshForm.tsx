import {Form, useLocation} from '@remix-run/react';
import type {FormEvent} from 'react';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {showNotice} from '~/ui/show-notice';
import {LIST_FAILURE} from '../order-notices';
import {useIsLoadingList} from './use-is-loading-list';

/** What an address may say of where its lists begin. */
const PLACES = ['after', 'before', 'history'];

/** Reads the same page of orders again, with scripts or without. */
export function RefreshForm({label}: {readonly label: string}) {
  const {pathname, search} = useLocation();
  const isLoading = useIsLoadingList();
  const fields = [...new URLSearchParams(search)].filter(([name]) => PLACES.includes(name));
  return (
    <Form method="get" action={pathname} replace preventScrollReset onSubmit={stayWhenOffline}>
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

/** Without a connection an error would take the orders on screen away. */
function stayWhenOffline(event: FormEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  showNotice(LIST_FAILURE);
}
