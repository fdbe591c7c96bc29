import {Form, useLocation} from '@remix-run/react';
import type {FormEvent} from 'react';
import {Button} from '~/ui/Button';
import {Icon} from '~/ui/icons/Icon';
import {showNotice} from '~/ui/show-notice';
import {LIST_FAILURE} from '~/orders/commands/order-notices';
import {useIsLoadingList} from './use-is-loading-list';

const CURSOR_PARAMS = ['after', 'before', 'history'];

/** A form that reloads the current page of orders; works without scripts. */
export function RefreshForm({label}: {readonly label: string}) {
  const {pathname, search} = useLocation();
  const isLoading = useIsLoadingList();
  const fields = [...new URLSearchParams(search)].filter(([name]) => CURSOR_PARAMS.includes(name));
  return (
    <Form method="get" action={pathname} replace preventScrollReset onSubmit={cancelIfOffline}>
      {fields.map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" tone="outline" size="sm" isPending={isLoading}>
        {!isLoading && <Icon name="rotate-cw" className="size-4" />}
        <span>{label}</span>
      </Button>
    </Form>
  );
}

/** Prevents a navigation that would replace the orders on screen by the browser's offline error. */
function cancelIfOffline(event: FormEvent): void {
  if (navigator.onLine) return;
  event.preventDefault();
  void showNotice(LIST_FAILURE);
}
