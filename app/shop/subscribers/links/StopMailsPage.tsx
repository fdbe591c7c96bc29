import {Link} from '@remix-run/react';
import type {ComponentProps} from 'react';
import {buttonStyle} from '~/ui/button-style';
import {MailLinkPage} from './MailLinkPage';

type LinkPageProps<Outcome extends string> = ComponentProps<typeof MailLinkPage<Outcome>>;

interface StopMailsPageProps<Outcome extends string> extends Pick<LinkPageProps<Outcome>, 'results' | 'outcome'> {
  readonly copy: LinkPageProps<Outcome>['copy'] & {readonly home: string; readonly contact: string};
}

/** The page behind a link that stops mails. People whose link does not work are led to the contact form. */
export function StopMailsPage<Outcome extends string>({copy, results, outcome}: StopMailsPageProps<Outcome>) {
  const isUnknown = outcome === 'unknown';
  return (
    <MailLinkPage copy={copy} results={results} outcome={outcome}>
      <Link to={isUnknown ? '/contact' : '/'} className={buttonStyle({tone: 'outline'})}>
        {isUnknown ? copy.contact : copy.home}
      </Link>
    </MailLinkPage>
  );
}
