import {succeed} from '~/core/result';
import {ProfileSchema} from '../account-forms';
import {answerForm} from '../answer-form.server';
import type {Visit} from '../open-account.server';
import {saveName} from './save-name.server';

/** Takes the account information. */
export const answerProfile = (visit: Visit) =>
  answerForm({
    visit,
    doing: 'profile',
    schema: ProfileSchema,
    async act(account, {name}) {
      const {context} = visit;
      if (!canChangeProfiles(context)) return succeed({path: '/profile', notice: 'profile-not-yet'});
      const saved = await saveName(context, account, name);
      return saved.ok ? succeed({path: '/profile', notice: 'profile-saved'}) : saved;
    },
  });

/** A shop without any kind of customer accounts has nothing that a profile could be kept in step with. */
const canChangeProfiles = ({config}: Visit['context']): boolean =>
  config.PASSWORD_ACCOUNTS === 'on' || Boolean(config.SHOP_ID && config.PUBLIC_CUSTOMER_ACCOUNT_API_CLIENT_ID);
