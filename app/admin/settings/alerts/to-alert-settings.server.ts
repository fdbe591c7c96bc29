import {formatClockHours} from '~/platform/alerts/clock-hours';
import {listAlertChannels} from '~/platform/alerts/send-alerts.server';
import type {AppConfig} from '~/platform/env.server';
import type {AlertSettingsView} from '../settings-view';
import {quietHoursText, tradingHoursText} from './alert-settings-copy';

/** Returns what the page says about alerts, without the addresses: the webhook's is a secret. */
export function toAlertSettings(config: AppConfig): AlertSettingsView {
  const {ALERT_QUIET_HOURS: quiet, ALERT_TRADING_HOURS: trading, ALERT_WEBHOOK_SILENCE_MINUTES: minutes} = config;
  return {
    channels: listAlertChannels(config),
    rules: [
      ...(minutes !== undefined && trading ? [tradingHoursText(minutes, formatClockHours(trading))] : []),
      ...(quiet ? [quietHoursText(formatClockHours(quiet))] : []),
    ],
  };
}
