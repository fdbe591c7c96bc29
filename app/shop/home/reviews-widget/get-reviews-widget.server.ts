import type {AppConfig} from '~/platform/env.server';
import type {ReviewsWidgetSource} from './reviews-widget-source';

/** Returns the widget of the reviews service, or null without one. */
export function getReviewsWidget(config: AppConfig): ReviewsWidgetSource | null {
  const {REVIEWS_COMPANY_ID: companyId, REVIEWS_SCRIPT_URL: scriptUrl} = config;
  return companyId !== undefined && scriptUrl !== undefined ? {companyId, scriptUrl} : null;
}
