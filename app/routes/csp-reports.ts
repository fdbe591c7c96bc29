import type {ActionFunctionArgs, LoaderFunctionArgs} from '@shopify/remix-oxygen';
import {handleCspReport} from '~/admin/security/csp-reports/handle-csp-report.server';

export const action = ({request}: ActionFunctionArgs) => handleCspReport(request);

/** Responds with 405, as to every other method. */
export const loader = ({request}: LoaderFunctionArgs) => handleCspReport(request);
