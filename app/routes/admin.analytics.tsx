import {useLoaderData} from '@remix-run/react';
import {AnalyticsPage} from '~/admin/analytics/AnalyticsPage';
import {loadAnalytics} from '~/admin/analytics/load-analytics.server';

export const loader = loadAnalytics;

export default function AdminAnalyticsRoute() {
  return <AnalyticsPage {...useLoaderData<typeof loader>()} />;
}
