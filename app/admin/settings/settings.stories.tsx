import {LONG_NAME} from '~/workbench/long-name';
import {State} from '~/workbench/State';
import type {Stories} from '~/workbench/stories';
import type {SettingsView} from './settings-view';
import {SettingsPage} from './SettingsPage';

const VALUES = {
  banner_variant: 'by-page',
  banner_code: 'FUSION15',
  banner_a_messages: `Save 15% with code FUSION15\n${LONG_NAME}`,
  banner_b_messages: '',
  seasonal_title: 'Your Diwali basket',
  seasonal_from: '2026-11-01',
  seasonal_until: '2026-11-15',
};

const KNOWN: SettingsView = {
  configuration: [
    {title: 'Storefront', names: ['PUBLIC_ORIGIN', 'PUBLIC_STORE_DOMAIN'], isConfigured: true, fix: ''},
    {title: 'Mail', names: ['MAIL_API_URL'], isConfigured: false, fix: 'Without it no mail is sent.'},
  ],
  warnings: ['SESION_SECRETS: unknown; did you mean SESSION_SECRETS?'],
  shopSettings: {kind: 'known', values: VALUES},
  alerts: {channels: ['mail', 'webhook'], rules: ['Quiet hours: 22:00-07:00. Only critical problems are sent then.']},
  idempotencyKey: '1',
};

const CONFLICT = {
  entered: {...VALUES, banner_code: 'DIWALI20'},
  shown: VALUES,
  errors: {banner_code: 'Somebody changed this meanwhile. It is now: “SUMMER10”. Save again to replace it.'},
  failure: {tone: 'error', title: 'Nothing was saved', body: 'See the marked fields.'},
} as const;

function SettingsStates() {
  return (
    <>
      <State name="texts and configuration" isWide>
        <SettingsPage view={KNOWN} reply={undefined} />
      </State>
      <State name="changed by somebody else" isWide>
        <SettingsPage view={{...KNOWN, idempotencyKey: '2'}} reply={CONFLICT} />
      </State>
      <State name="alerts without a receiver, and a test that failed" isWide>
        <SettingsPage
          view={{...KNOWN, alerts: {channels: [], rules: []}, idempotencyKey: '3'}}
          reply={{tested: {tone: 'warning', title: 'Not everything was sent', body: 'By mail: sent.'}}}
        />
      </State>
      {(['missing', 'no-token', 'no-scope', 'unavailable'] as const).map((kind) => (
        <State key={kind} name={kind} isWide>
          <SettingsPage view={{...KNOWN, shopSettings: {kind}}} reply={undefined} />
        </State>
      ))}
    </>
  );
}

export const stories: Stories = {title: 'Admin settings', States: SettingsStates};
