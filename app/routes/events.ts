import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleBeacon} from '~/shop/analytics/ingestion/handle-beacon.server';

/** Receives what pages of consenting visitors report. */
export const action = ({context, request}: ActionFunctionArgs) => handleBeacon(context, request);

/** Responds with 405. */
export const loader = ({context, request}: LoaderFunctionArgs) => handleBeacon(context, request);
