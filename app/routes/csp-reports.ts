import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleCspReport} from '~/features/insight/csp-reports/handle-csp-report.server';

/** Where browsers report what the Content-Security-Policy of a page has blocked. */
export const action = ({request}: ActionFunctionArgs) => handleCspReport(request);

/** Looking is refused as every other method is. */
export const loader = ({request}: LoaderFunctionArgs) => handleCspReport(request);
