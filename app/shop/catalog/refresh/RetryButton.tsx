import type {FormEvent} from 'react';
import {Button} from '~/ui/Button';
import type {ButtonStyleProps} from '~/ui/button-style';
import {usePageParams} from './use-page-params';

interface RetryButtonProps extends ButtonStyleProps {
  readonly isPending: boolean;
  readonly onRetry: () => void;
  readonly children: string;
}

/** A button that reloads the page's data; without scripts it reloads the page with the same query. */
export function RetryButton({isPending, onRetry, children, ...look}: RetryButtonProps) {
  const params = usePageParams();
  const retry = (event: FormEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <form method="get" onSubmit={retry}>
      {params.map(([name, value], index) => (
        <input key={index} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" isPending={isPending} {...look}>
        {children}
      </Button>
    </form>
  );
}
