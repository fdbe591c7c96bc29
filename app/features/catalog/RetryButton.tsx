import type {FormEvent} from 'react';
import {Button} from '~/ui/Button';
import type {ButtonStyleProps} from '~/ui/button-style';

interface RetryButtonProps extends ButtonStyleProps {
  readonly isPending: boolean;
  readonly onRetry: () => void;
  readonly children: string;
}

/** Asks for the page's data again; without scripts, for the page. */
export function RetryButton({isPending, onRetry, children, ...look}: RetryButtonProps) {
  const retry = (event: FormEvent) => {
    event.preventDefault();
    onRetry();
  };
  return (
    <form method="get" onSubmit={retry}>
      <Button type="submit" isPending={isPending} {...look}>
        {children}
      </Button>
    </form>
  );
}
