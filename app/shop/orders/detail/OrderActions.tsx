import {Form, Link, useLocation, useNavigation} from '@remix-run/react';
import type {ReactNode} from 'react';
import {INTENT} from '~/core/intent';
import {Button} from '~/ui/Button';
import {buttonStyle} from '~/ui/button-style';
import {cn} from '~/ui/cn';
import {Icon} from '~/ui/icons/Icon';
import type {IconName} from '~/ui/icons/icon-names';
import {useIsHydrated} from '~/ui/use-is-hydrated';
import {WANTS_ADDED_FIELD, type OrderIntent} from '~/orders/commands/order-intents';
import {useSingleSubmit} from '~/ui/use-single-submit';
import {DETAIL_COPY} from './detail-copy';

interface OrderActionsProps {
  readonly isOwn: boolean;
  readonly isHidden: boolean;
  readonly helpPath: string;
  readonly invoicePath: string;
}

/** The actions on a placed order: buy again, ask for help, invoice, print, hide. */
export function OrderActions({isOwn, isHidden, helpPath, invoicePath}: OrderActionsProps) {
  const isHydrated = useIsHydrated();
  return (
    <div data-print="hidden" className="flex flex-col gap-3">
      {isOwn && (
        <IntentForm
          intent="buy-again"
          label={DETAIL_COPY.buyAgain}
          pending={DETAIL_COPY.buyAgainPending}
          tone="primary"
          icon="shopping-bag"
        >
          {isHydrated && <input type="hidden" name={WANTS_ADDED_FIELD} value="1" />}
        </IntentForm>
      )}
      {isOwn && <HelpLink path={helpPath} />}
      <Link to={invoicePath} className={cn(buttonStyle({tone: 'outline'}), 'w-full')}>
        <Icon name="clipboard-list" className="size-5" />
        {DETAIL_COPY.invoice}
      </Link>
      {/* Printing needs scripts; the button's space is reserved until they run. */}
      <Button
        tone="outline"
        className={cn('w-full', !isHydrated && 'invisible noscript:hidden')}
        onClick={() => window.print()}
      >
        <Icon name="printer" className="size-5" />
        {DETAIL_COPY.print}
      </Button>
      {isOwn && (
        <IntentForm
          intent={isHidden ? 'show' : 'hide'}
          label={isHidden ? DETAIL_COPY.show : DETAIL_COPY.hide}
          tone="quiet"
          icon="eye-off"
        />
      )}
    </div>
  );
}

/** Leads to the contact form, which names the order already. */
export const HelpLink = ({path}: {readonly path: string}) => (
  <Link to={path} data-print="hidden" className={cn(buttonStyle({tone: 'outline'}), 'w-full')}>
    <Icon name="mail" className="size-5" />
    {DETAIL_COPY.help}
  </Link>
);

interface IntentFormProps {
  readonly intent: OrderIntent;
  readonly label: string;
  readonly pending?: string;
  readonly tone: 'primary' | 'outline' | 'quiet';
  readonly icon: IconName;
  /** Hidden fields. */
  readonly children?: ReactNode;
}

function IntentForm({intent, label, pending = label, tone, icon, children}: IntentFormProps) {
  const isPending = useNavigation().formData?.get(INTENT) === intent;
  // The query names the list that the back link leads to.
  const {pathname, search} = useLocation();
  return (
    <Form method="post" action={pathname + search} onSubmit={useSingleSubmit(isPending)}>
      {children}
      <Button type="submit" name={INTENT} value={intent} tone={tone} isPending={isPending} className="w-full">
        {!isPending && <Icon name={icon} className="size-5" />}
        <span>{isPending ? pending : label}</span>
      </Button>
    </Form>
  );
}
