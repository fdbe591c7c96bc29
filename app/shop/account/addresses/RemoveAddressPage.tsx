import {Link, useNavigation} from '@remix-run/react';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {ACCOUNT_COPY} from '../account-copy';
import type {AccountReply} from '../account-reply';
import {useAccountPerson} from '../frame/use-account-person';
import {SaveForm} from '../SaveForm';
import type {AccountAddress} from '../store/account-store';
import {AddressLines} from './AddressLines';

const COPY = ACCOUNT_COPY.addresses;

interface RemovePageProps {
  readonly address: AccountAddress;
  readonly reply: AccountReply | undefined;
}

/** Asks for confirmation before an address is removed; a page of its own, so that it works without scripts. */
export function RemoveAddressPage({address, reply}: RemovePageProps) {
  const {userId} = useAccountPerson();
  const isPending = useNavigation().formData !== undefined;
  return (
    <>
      <h2 className="mb-6 text-heading">{COPY.removeTitle}</h2>
      <SaveForm
        intent="remove"
        owner={userId}
        failure={reply?.failure ? {notice: reply.failure, isAnnounced: false} : null}
        isSignedOut={reply?.isSignedOut ?? false}
        isPending={isPending}
        labels={{save: COPY.remove, saving: COPY.removing}}
        aside={
          <Link to="/profile/addresses" className={cn(buttonStyle({tone: 'outline'}), 'max-sm:w-full')}>
            {COPY.keep}
          </Link>
        }
      >
        <div className="rounded-card border border-line bg-surface-raised p-5">
          <AddressLines lines={address.lines} />
        </div>
        <p className="text-ink-soft">{COPY.removeText}</p>
      </SaveForm>
    </>
  );
}
