import type {ComponentPropsWithoutRef} from 'react';
import {Alert} from './Alert';
import type {PageNotice} from './use-page-notice';

interface PageAlertProps extends Pick<ComponentPropsWithoutRef<typeof Alert>, 'className'> {
  readonly shown: PageNotice | null;
}

/** A message in the page that a toast may have announced before: then screen readers do not announce it again. */
export function PageAlert({shown, ...rest}: PageAlertProps) {
  if (!shown) return null;
  const {tone, title, body} = shown.notice;
  return (
    <Alert tone={tone} title={title} aria-live={shown.isAnnounced ? 'off' : undefined} {...rest}>
      {body}
    </Alert>
  );
}
