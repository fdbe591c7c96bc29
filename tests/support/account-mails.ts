import {setTimeout} from 'node:timers/promises';
import {runSchedule} from './run-schedule';
import type {StackWithBackend} from './stack';

/** The options of waits for mails and jobs. */
export const PATIENCE = {timeout: 30_000};

const POLL_MS = 100;

/**
 * Waits for the mail to an address whose subject matches, and returns the path of its link about the account. The tests of
 * servers and of browsers share it, so that it uses neither's waits.
 */
export async function accountLink(stack: StackWithBackend, email: string, subject: RegExp): Promise<string> {
  const endMs = Date.now() + PATIENCE.timeout;
  while (Date.now() < endMs) {
    const mail = (await stack.shop.mails(email)).find((each) => subject.test(each.subject));
    const link = mail?.links.find((each) => /\/account\/(?:email|delete|keep)\//.test(each));
    if (link) return new URL(link).pathname;
    await setTimeout(POLL_MS);
  }
  throw new Error(`no mail to ${email} with a link: ${subject}`);
}

/** Makes all planned deletions due and lets the hourly job run, which the schedule starts once per isolate. */
export async function eraseDueAccounts(stack: StackWithBackend): Promise<void> {
  await stack.backend.database.connected(({script}) =>
    script("update private.account_deletions set erase_after = now() - interval '1 second'"),
  );
  await stack.restartStorefront();
  await runSchedule(stack);
}
