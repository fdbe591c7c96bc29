import type {ClientActionFunctionArgs} from '@remix-run/react';
import {whenOffline} from '~/ui/when-offline';

/** Keeps the button of a link's page if the connection fails. */
export const alertClientAction = ({serverAction}: ClientActionFunctionArgs) =>
  whenOffline(serverAction, () => ({outcome: 'failed'}));
