import {rollUpAnalytics} from '~/shop/analytics/ingestion/roll-up-analytics.server';
import {recordLateOrders} from '~/orders/messages/record-late-orders.server';
import {sendOrderMessages} from '~/orders/messages/send-order-messages.server';
import {confirmWaitingOrders, reconcileOrders} from '~/orders/sync/reconcile/reconcile-orders.server';
import {runAccountErasures, runAccountJobs} from '~/orders/personal-data/run-account-jobs.server';
import {deleteReviewPictures, forgetRejectedPictures} from '~/shop/reviews/pictures/delete-pictures.server';
import {writeChangedRatings} from '~/shop/reviews/ratings/write-ratings.server';
import {forgetUnconfirmedSubscribers, runSubscriberJobs} from '~/shop/subscribers/run-subscriber-jobs.server';
import {forgetStockAlerts, requestStockCheck, runStockAlerts} from '~/shop/stock-alerts/run-stock-alerts.server';
import {queueReviewRequests, sendReviewRequests} from '~/shop/review-requests/send-review-requests.server';
import {forgetDeskWork} from '~/admin/desk/forget-desk-work.server';
import {recordHealthCheck} from '~/admin/health/measurements/record-health-check.server';
import {runAlerts} from '~/platform/alerts/run-alerts.server';
import type {AppContext} from '~/platform/context.server';
import {createCron} from '~/platform/jobs/cron.server';
import {recordShopTimeZone} from '~/platform/shopify/record-shop-time-zone.server';

/** The job whose report is the response to the scheduler. */
export const ORDER_RECONCILIATION = 'order reconciliation';

/** Everything that runs without a visitor. `docs/webhooks.md` lists it too. */
export const cron = createCron<AppContext>([
  // Alone and first, so that it measures the load of none of the others.
  {name: 'health check', everyMinutes: 1, isFirst: true, run: recordHealthCheck},
  // Before the orders, whose promises depend on it.
  {name: 'time zone of the shop', everyMinutes: 60, isFirst: true, run: recordShopTimeZone},
  {name: ORDER_RECONCILIATION, everyMinutes: 1, run: reconcileOrders},
  {name: 'order confirmations', everyMinutes: 1, run: confirmWaitingOrders},
  {name: 'late orders', everyMinutes: 10, run: recordLateOrders},
  {name: 'mails about orders', everyMinutes: 1, run: sendOrderMessages},
  {name: 'mails and changes of accounts', everyMinutes: 1, run: runAccountJobs},
  {name: 'accounts to erase', everyMinutes: 60, run: runAccountErasures},
  {name: 'subscriber codes, consent and mails', everyMinutes: 1, run: runSubscriberJobs},
  {name: 'stock alerts', everyMinutes: 1, run: runStockAlerts},
  {name: 'stock that people wait for', everyMinutes: 10, run: requestStockCheck},
  {name: 'old stock alerts', everyMinutes: 60, run: forgetStockAlerts},
  {name: 'old work of the desk', everyMinutes: 60, run: forgetDeskWork},
  {name: 'unconfirmed addresses', everyMinutes: 60, run: forgetUnconfirmedSubscribers},
  {name: 'ratings of products', everyMinutes: 1, run: writeChangedRatings},
  {name: 'deleted pictures of reviews', everyMinutes: 1, run: deleteReviewPictures},
  {name: 'pictures of rejected reviews', everyMinutes: 60, run: forgetRejectedPictures},
  {name: 'orders to be rated', everyMinutes: 60, run: queueReviewRequests},
  {name: 'mails that ask to rate', everyMinutes: 1, run: sendReviewRequests},
  {name: 'sums of analytics', everyMinutes: 1, run: rollUpAnalytics},
  {name: 'alerts', everyMinutes: 1, run: runAlerts},
]);
