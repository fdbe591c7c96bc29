import {useLoaderData} from '@remix-run/react';
import {AnalyticsPage} from '~/features/admin-analytics/AnalyticsPage';
import {loadAnalytics} from '~/features/admin-analytics/load-analytics.server';

export const loader = loadAnalytics;

export default function AdminAnalyticsRoute() {
  return <AnalyticsPage {...useLoaderData<typeof loader>()} />;
}
