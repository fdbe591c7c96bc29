import {measureAdminAxe} from './admin-axe';
import {findAdminCopy, weighAdmin} from './admin-bytes';
import {measureBatchPages} from './batch-pages';
import {measureDesk} from './desk';
import {measureFulfillmentStorm} from './fulfillment-storm';
import {measureMillionOrders} from './million-orders';
import {kB, report} from './report';

const LIMITS = {
  keysPerOrder: 6,
  rows: 60,
  rowsWithoutScripts: 50,
  keyMs: 50,
  slipsMs: 3_000,
  pickListMs: 1_000,
  previewMs: 2_000,
  screenMs: 100,
  screenBytes: 60_000,
};
/** Screens that are printed, although only the slowest one decides. */
const PRINTED_SCREENS = 8;

const ms = (value: number) => `${value.toFixed(0)} ms`;

/** Checks the dashboard; the bundle must be built. */
export async function checkAdmin(): Promise<void> {
  checkBytes();
  await checkDesk();
  await checkBatchPages();
  await checkAxe();
  await checkFulfillmentStorm();
  await checkMillionOrders();
}

function checkBytes(): void {
  const {copy, found} = findAdminCopy();
  report(
    'texts of the admin in the scripts of shoppers',
    `${found.length} of ${copy} ${found.join('; ')}`,
    found.length === 0,
  );
  const [heaviest, ...others] = weighAdmin();
  if (!heaviest) throw new Error('the build has no admin screens');
  report(
    `${heaviest.id}: JavaScript beyond the shell, gzip`,
    `${kB(heaviest.bytes)}, the most of ${others.length + 1} admin screens`,
    heaviest.bytes <= LIMITS.screenBytes,
  );
}

async function checkDesk(): Promise<void> {
  const desk = await measureDesk();
  report(
    `${desk.orders} orders shipped by keyboard`,
    `${desk.shipped} sent, at most ${desk.mostKeys} keys each besides the number, ${desk.pointerEvents} pointer events`,
    desk.shipped === desk.orders && desk.mostKeys <= LIMITS.keysPerOrder && desk.pointerEvents === 0,
  );
  report(`desk with ${desk.queue} orders: rows in the document`, String(desk.rows), desk.rows <= LIMITS.rows);
  report(
    'desk: from a key to the next paint',
    `p95 ${ms(desk.keyP95Ms)}, median ${ms(desk.keyMedianMs)} (a key without an effect: p95 ${ms(desk.idleKeyP95Ms)})`,
    desk.keyP95Ms <= LIMITS.keyMs,
  );
  report(
    'desk without scripts: listed orders that open',
    `${desk.rowsWithoutScripts}, ${desk.hasNextWithoutScripts ? 'with' : 'without'} a next page`,
    desk.rowsWithoutScripts >= LIMITS.rowsWithoutScripts && desk.hasNextWithoutScripts,
  );
}

async function checkBatchPages(): Promise<void> {
  const {slips, pickedOrders, slipsMs, pickListMs, isComplete} = await measureBatchPages();
  const pages = [
    [`${slips} packing slips of a batch in a browser`, slipsMs, LIMITS.slipsMs],
    [`pick list of ${pickedOrders} orders in a browser`, pickListMs, LIMITS.pickListMs],
  ] as const;
  for (const [what, times, limitMs] of pages)
    report(what, times.map(ms).join(', '), isComplete && Math.max(...times) <= limitMs);
}

async function checkAxe(): Promise<void> {
  const {screens, faults} = await measureAdminAxe();
  report(`${screens} admin screens in both themes: with violations`, `${faults.length}`, faults.length === 0);
  for (const fault of faults) console.log(`      ${fault}`);
}

async function checkFulfillmentStorm(): Promise<void> {
  const {requests, repeated, mutations, parcels, audits} = await measureFulfillmentStorm();
  report(
    `${requests} parallel fulfillments of one part, a response lost`,
    `${mutations} mutation, ${parcels} parcel, ${audits} audit rows (${repeated} requests repeated)`,
    mutations === 1 && parcels === 1 && (repeated === 0 ? audits === requests : audits >= requests),
  );
}

async function checkMillionOrders(): Promise<void> {
  const {orders, open, screens, imported, previewMedianMs, previewCalls, isPreviewRight} = await measureMillionOrders();
  report(
    `preview of ${imported} tracking numbers, 3,000 of them bad`,
    `${ms(previewMedianMs)} in ${previewCalls} calls`,
    isPreviewRight && previewMedianMs <= LIMITS.previewMs,
  );
  const [slowest] = screens;
  report(
    `${screens.length} admin screens, ${orders} orders, ${open} of them open: SQL`,
    slowest ? `p95 ${ms(slowest.p95Ms)} (${slowest.screen})` : 'nothing measured',
    slowest !== undefined && slowest.p95Ms <= LIMITS.screenMs,
  );
  for (const {screen, medianMs, p95Ms} of screens.slice(0, PRINTED_SCREENS))
    console.log(`      ${screen}: p95 ${p95Ms.toFixed(1)} ms, median ${medianMs.toFixed(1)} ms`);
}
