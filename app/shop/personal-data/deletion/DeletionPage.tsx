import {Link, useNavigation} from '@remix-run/react';
import type {AccountReply} from '~/shop/account/account-reply';
import {useAccountPerson} from '~/shop/account/frame/use-account-person';
import {SaveForm} from '~/shop/account/SaveForm';
import {Alert} from '~/ui/Alert';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {PasswordField} from '~/ui/PasswordField';
import {DELETION_COPY as COPY, PRIVACY_COPY, PRIVACY_PATH} from '../personal-data-copy';
import type {DeletionView} from './load-deletion.server';

interface DeletionPageProps {
  /** Null while the database is unavailable. */
  readonly found: DeletionView | null;
  readonly reply: AccountReply | undefined;
}

/** Says what is deleted and what stays, and asks for a proof; a page of its own, so that it works without scripts. */
export function DeletionPage({found, reply}: DeletionPageProps) {
  return (
    <>
      <h2 className="mb-6 text-heading">{COPY.title}</h2>
      <div className="flex max-w-xl flex-col gap-6">
        <Points title={COPY.gone} points={COPY.goneList} />
        <Points title={COPY.stays} points={COPY.staysList} />
        <p>{COPY.when}</p>
        <p className="text-ink-soft">{COPY.subscriptions}</p>
        {found?.hasOrderOnItsWay && (
          <Alert tone="info" title={COPY.order}>
            {COPY.orderText}
          </Alert>
        )}
        {found ? <Proof found={found} reply={reply} /> : <Unavailable />}
      </div>
    </>
  );
}

const Points = ({title, points}: {readonly title: string; readonly points: readonly string[]}) => (
  <section>
    <h3 className="text-lg font-semibold">{title}</h3>
    <ul className="mt-2 flex list-disc flex-col gap-1 ps-5">
      {points.map((point) => (
        <li key={point}>{point}</li>
      ))}
    </ul>
  </section>
);

function Proof({
  found: {proof, isLinkMailed},
  reply,
}: {readonly found: DeletionView} & Pick<DeletionPageProps, 'reply'>) {
  const {userId, email} = useAccountPerson();
  const isPending = useNavigation().formData !== undefined;
  if (proof === 'staff')
    return (
      <Alert tone="warning" title={COPY.staff}>
        {COPY.staffText}
      </Alert>
    );
  const errors = reply?.lastResult?.error?.currentPassword;
  const isMail = proof === 'mail';
  return (
    <>
      {isMail && isLinkMailed && (
        <Alert tone="info" title={COPY.mailed}>
          {COPY.mailedText}
        </Alert>
      )}
      <SaveForm
        intent="delete"
        owner={userId}
        failure={reply?.failure && !errors ? {notice: reply.failure, isAnnounced: false} : null}
        isSignedOut={reply?.isSignedOut ?? false}
        isPending={isPending}
        labels={isMail ? {save: COPY.mail, saving: COPY.mailing} : {save: COPY.delete, saving: COPY.deleting}}
        tone={isMail ? 'primary' : 'danger'}
        noValidate
        aside={
          <Link to={PRIVACY_PATH} className={cn(buttonStyle({tone: 'outline'}), 'max-sm:w-full')}>
            {COPY.keep}
          </Link>
        }
      >
        {isMail ? (
          <p className="[overflow-wrap:anywhere]">{email ? COPY.mailText(email) : COPY.noAddress}</p>
        ) : (
          <PasswordField
            name="currentPassword"
            required
            label={COPY.password}
            autoComplete="current-password"
            error={errors?.[0]}
          />
        )}
      </SaveForm>
    </>
  );
}

const Unavailable = () => (
  <Alert tone="error" title={PRIVACY_COPY.unavailable}>
    {PRIVACY_COPY.unavailableText}
  </Alert>
);
