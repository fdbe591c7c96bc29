import {Form, Link} from '@remix-run/react';
import {useEffect, useRef} from 'react';
import {INTENT} from '~/core/intent';
import {Badge} from '~/ui/Badge';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {VisuallyHidden} from '~/ui/VisuallyHidden';
import {ACCOUNT_COPY} from '../account-copy';
import {OWNER_FIELD} from '../owner-field';
import {useAccountPerson} from '../frame/use-account-person';
import type {AccountAddress} from '../store/account-store';
import {AddressLines} from './AddressLines';

const COPY = ACCOUNT_COPY.addresses;

export function AddressCard({address}: {readonly address: AccountAddress}) {
  const {userId} = useAccountPerson();
  const {number, isDefault, lines, address1} = address;
  const edit = useFocusAfter(isDefault);
  // Screen readers list links and buttons without their context.
  const which = <VisuallyHidden> {address1}</VisuallyHidden>;
  const style = cn(buttonStyle({tone: 'quiet', size: 'sm'}), 'px-3');
  return (
    <li className="flex flex-col gap-4 sm:odd:last:col-span-2 rounded-card border border-line bg-surface-raised p-5 shadow-card">
      <div className="flex flex-1 items-start justify-between gap-3">
        <AddressLines lines={lines} />
        {isDefault && <Badge>{COPY.isDefault}</Badge>}
      </div>
      <div className="-mx-3 -mb-2 flex flex-wrap border-t border-line pt-2">
        <Link ref={edit} to={`/profile/addresses/${number}`} className={style}>
          {COPY.edit}
          {which}
        </Link>
        <Link to={`/profile/addresses/${number}/remove`} className={style}>
          {COPY.remove}
          {which}
        </Link>
        {!isDefault && (
          <Form method="post" action="/profile/addresses?index">
            <input type="hidden" name={OWNER_FIELD} value={userId} />
            <input type="hidden" name="number" value={number} />
            <Button type="submit" tone="quiet" size="sm" name={INTENT} value="default">
              {COPY.makeDefault}
              {which}
            </Button>
          </Form>
        )}
      </div>
    </li>
  );
}

/** The button that makes an address the default goes away when it has worked: the focus moves on to its neighbor. */
function useFocusAfter(isDefault: boolean) {
  const neighbor = useRef<HTMLAnchorElement>(null);
  const before = useRef(isDefault);
  useEffect(() => {
    if (isDefault && !before.current && document.activeElement === document.body)
      neighbor.current?.focus({preventScroll: true});
    before.current = isDefault;
  }, [isDefault]);
  return neighbor;
}
