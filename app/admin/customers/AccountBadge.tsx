import {StatusBadge} from '~/ui/StatusBadge';
import type {AccountState} from './customer-schemas';
import {accountLabel} from './customers-copy';

const TONES = {ENABLED: 'done', INVITED: 'waiting', DISABLED: 'idle', DECLINED: 'stopped'} as const;

export function AccountBadge({state}: {readonly state: AccountState | null}) {
  return <StatusBadge tone={state ? TONES[state] : 'idle'}>{accountLabel(state)}</StatusBadge>;
}
