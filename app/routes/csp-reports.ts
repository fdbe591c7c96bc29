import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {receiveCspReports} from '~/features/insight/csp-reports/receive-csp-reports.server';

/** Where browsers report what the Content-Security-Policy of a page has blocked. */
export const action = ({request}: ActionFunctionArgs) => receiveCspReports(request);

/** Looking is refused as every other method is. */
export const loader = ({request}: LoaderFunctionArgs) => receiveCspReports(request);
