import {succeed} from '~/core/result';
import {ProfileSchema} from '../account-schemas';
import {handleAccountForm} from '../handle-account-form.server';
import type {AccountArgs} from '../open-account.server';
import {saveName} from './save-name.server';

export const handleProfile = (args: AccountArgs) =>
  handleAccountForm({
    args,
    operation: 'profile',
    schema: ProfileSchema,
    async save(account, {name}) {
      const {context} = args;
      if (!canChangeProfiles(context)) return succeed({path: '/profile', notice: 'profile-not-yet'});
      const saved = await saveName(context, account, name);
      return saved.ok ? succeed({path: '/profile', notice: 'profile-saved'}) : saved;
    },
  });

/** Without any kind of customer accounts, Shopify has no profile to update. */
const canChangeProfiles = ({config}: AccountArgs['context']): boolean =>
  config.PASSWORD_ACCOUNTS === 'on' || Boolean(config.SHOP_ID && config.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID);
