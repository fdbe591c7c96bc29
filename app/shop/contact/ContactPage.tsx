import type {ReactNode} from 'react';
import {toMailUrl} from '~/core/email-address';
import {Icon} from '~/ui/icons/Icon';
import {PageHead} from '~/ui/PageHead';
import {Ranges} from '~/ui/Ranges';
import {CONTACT_COPY as COPY} from './contact-copy';
import type {ContactReply, ContactView} from './contact-view';
import {ContactForm} from './ContactForm';
import {ContactSent} from './ContactSent';

interface ContactPageProps extends ContactView {
  readonly title: string;
  readonly reply: ContactReply | undefined;
  /** The merchant's text: what helps support to answer. */
  readonly children: ReactNode;
}

const BREADCRUMB = {label: COPY.breadcrumb, parents: [{title: COPY.home, path: '/'}]};

export function ContactPage({title, supportEmail, isSent, initialValues, reply, children}: ContactPageProps) {
  return (
    <article>
      <PageHead
        title={title}
        lead={
          <p>
            <Ranges>{COPY.lead}</Ranges>
          </p>
        }
        breadcrumb={BREADCRUMB}
      />
      <div className="page grid grid-cols-1 gap-10 py-8 md:py-12 lg:grid-cols-[minmax(0,1fr)_minmax(0,24rem)] lg:items-start lg:gap-14">
        {supportEmail && (
          <div className="min-w-0">
            {isSent && !reply ? (
              <ContactSent />
            ) : (
              <ContactForm supportEmail={supportEmail} initialValues={initialValues} reply={reply} />
            )}
          </div>
        )}
        <aside className="min-w-0 space-y-8">
          {supportEmail && <Mailbox email={supportEmail} />}
          {children}
        </aside>
      </div>
    </article>
  );
}

const Mailbox = ({email}: {readonly email: string}) => (
  <section aria-labelledby="mailbox" className="rounded-card bg-accent p-5 text-on-accent sm:p-6">
    <h2 id="mailbox" className="text-xl">
      {COPY.direct}
    </h2>
    <p className="mt-2 opacity-90">{COPY.directText}</p>
    <a
      href={toMailUrl(email)}
      className="mt-2 inline-flex min-h-11 items-center gap-2.5 font-semibold underline underline-offset-4 [overflow-wrap:anywhere]"
    >
      <Icon name="mail" className="size-5 shrink-0" />
      {email}
    </a>
  </section>
);
