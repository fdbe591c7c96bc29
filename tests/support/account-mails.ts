import {expect, vi} from 'vitest';
import {runSchedule} from './run-schedule';
import type {StackWithBackend} from './stack';

/** The options of waits for mails and jobs. */
export const PATIENCE = {timeout: 30_000};

/** Waits for the mail to an address whose subject matches, and returns the path of its link about the account. */
export async function accountLink(stack: StackWithBackend, email: string, subject: RegExp): Promise<string> {
  const links = await vi.waitFor(async () => {
    const mail = (await stack.shop.mails(email)).find((each) => subject.test(each.subject));
    expect(mail, `a mail to ${email}: ${subject}`).toBeDefined();
    return mail?.links ?? [];
  }, PATIENCE);
  const link = links.find((each) => /\/account\/(?:email|delete|keep)\//.test(each));
  return new URL(link ?? 'about:blank').pathname;
}

/** Makes all planned deletions due and lets the hourly job run, which the schedule starts once per isolate. */
export async function eraseDueAccounts(stack: StackWithBackend): Promise<void> {
  await stack.backend.database.connected(({script}) =>
    script("update private.account_deletions set erase_after = now() - interval '1 second'"),
  );
  await stack.restartStorefront();
  await runSchedule(stack);
}
