import type {ComponentPropsWithoutRef} from 'react';
import {Alert} from './Alert';
import type {PageNotice} from './use-page-notice';

interface PageAlertProps extends Pick<ComponentPropsWithoutRef<typeof Alert>, 'className'> {
  readonly shown: PageNotice | null;
}

/** A message that a toast may have said before: then screen readers meet it in the page and do not hear it again. */
export function PageAlert({shown, ...rest}: PageAlertProps) {
  if (!shown) return null;
  const {tone, title, body} = shown.notice;
  return (
    <Alert tone={tone} title={title} aria-live={shown.isSaid ? 'off' : undefined} {...rest}>
      {body}
    </Alert>
  );
}
